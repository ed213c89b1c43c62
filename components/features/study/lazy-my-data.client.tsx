"use client";

import { lazyOnIdle } from "@/components/ui/lazy-on-idle.client";

export const MyDataPart = lazyOnIdle(() => import("./my-data.client").then(({ MyData }) => MyData));

export const StudyLinkPart = lazyOnIdle(() =>
  import("./study-link-form.client").then(({ StudyLinkForm }) => StudyLinkForm),
);
