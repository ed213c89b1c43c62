/** Returns a mailto URL. */
export const mailtoUrl = (to: string, { subject, text }: Record<"subject" | "text", string>) =>
  `mailto:${encodeURIComponent(to).replace("%40", "@")}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
