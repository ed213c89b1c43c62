/**
 * Declares the only function of the package that serve.ts calls. The package @types/compression is not used, because it
 * would add all types of Express.
 */
declare module "compression" {
  type Request = import("node:http").IncomingMessage;
  type Response = import("node:http").ServerResponse;
  const compression: () => (request: Request, response: Response, next: () => void) => void;
  export = compression;
}
