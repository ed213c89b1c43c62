import type { DeviceWords } from "@/content/device";

export type CheckWords = DeviceWords["check"];
export type ReportWords = DeviceWords["report"];
