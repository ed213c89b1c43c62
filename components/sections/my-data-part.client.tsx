"use client";

import { laterPart } from "@/components/ui/later-part.client";

export const MyDataPart = laterPart(() => import("./my-data.client").then(({ MyData }) => MyData));
