"use client";

import { lazyOnMount } from "@/components/ui/lazy-on-mount.client";
import type { QrCode } from "./qr-code.client";
import styles from "./qr-code.module.css";

/** A QR code. The script that draws a QR code loads when the QR code is displayed. */
export const LazyQrCode = lazyOnMount<Parameters<typeof QrCode>[0]>(
  () => import("./qr-code.client").then(({ QrCode }) => QrCode),
  () => <div className={styles.loading} />,
);
