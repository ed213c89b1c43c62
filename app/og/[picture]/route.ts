import { drawSocialPicture, socialPictureNames } from "@/components/shell/metadata/social-picture";

export const dynamic = "force-static";
export const dynamicParams = false;

export function generateStaticParams() {
  return socialPictureNames().map((picture) => ({ picture }));
}

export async function GET(_: Request, { params }: { params: Promise<{ picture: string }> }) {
  return drawSocialPicture((await params).picture);
}
