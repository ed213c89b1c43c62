import { RECORDS_DATABASE, SESSIONS_DATABASE } from "@/lib/device/database-names";
import { isOnDevice } from "@/lib/device/on-device";

/**
 * Sends data of runs and studies, and withdrawals, if an earlier visit failed to send them. The code for sending is
 * loaded only on a device that has such data.
 */
export async function sendWaitingData(): Promise<void> {
  if (await isOnDevice(SESSIONS_DATABASE)) {
    const { sendWaitingRuns } = await import("@/experiments/engine/sending/outbox.client");
    void sendWaitingRuns();
  }
  if (await isOnDevice(RECORDS_DATABASE)) {
    const { sendWaitingSteps } = await import(
      "@/experiments/study/participation/participation-sending.client"
    );
    void sendWaitingSteps();
  }
}
