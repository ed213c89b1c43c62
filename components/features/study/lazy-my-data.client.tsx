"use client";

import { laterPart } from "@/components/ui/lazy-on-idle.client";

export const MyDataPart = laterPart(() => import("./my-data.client").then(({ MyData }) => MyData));
