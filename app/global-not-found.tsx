import { NotFoundDocument } from "@/components/errors/not-found-document";
import { notFoundMetadata, pageViewport } from "@/content/page-metadata";

export const metadata = notFoundMetadata;
export const viewport = pageViewport;

export default function GlobalNotFound() {
  return <NotFoundDocument />;
}
