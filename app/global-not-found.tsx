import { NotFoundDocument } from "@/components/shell/errors/not-found-document";
import { notFoundMetadata, pageViewport } from "@/components/shell/metadata/page-metadata";

export const metadata = notFoundMetadata;
export const viewport = pageViewport;

export default function GlobalNotFound() {
  return <NotFoundDocument />;
}
