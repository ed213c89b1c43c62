/**
 * The members of the worker's global scope that are used here. They are declared here, because TypeScript's library for
 * workers cannot be combined with its library for pages.
 */
type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void };

export type FetchEvent = WorkerEvent & {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
};

type MessageEventOfWorker = WorkerEvent & {
  readonly data: unknown;
  readonly source: WindowClient | null;
};

/** The event of Background Sync, which some browsers lack. */
type SyncEvent = WorkerEvent & { readonly tag: string };

export type WindowClient = { readonly url: string; postMessage(message: unknown): void };

export type WorkerScope = {
  readonly registration: {
    readonly scope: string;
    readonly active: object | null;
    readonly installing: object | null;
    readonly waiting: object | null;
    update(): Promise<unknown>;
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled?: boolean }): Promise<WindowClient[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "sync", listener: (event: SyncEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageEventOfWorker) => void): void;
};
