/** Declares the only call in serve.ts. The package @types/compression would add all of Express's types. */
declare module "compression" {
  type Request = import("node:http").IncomingMessage;
  type Response = import("node:http").ServerResponse;
  const compression: () => (request: Request, response: Response, next: () => void) => void;
  export = compression;
}
