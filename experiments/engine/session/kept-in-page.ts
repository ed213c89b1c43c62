let isAnyInPage = false;

/** Records that the device has refused to store a run or a participation, so that only this page contains it. */
export const markKeptInPage = (): void => {
  isAnyInPage = true;
};

/** Returns whether this page has contained runs or participations that the device refused to store. */
export const wasKeptInPage = (): boolean => isAnyInPage;
