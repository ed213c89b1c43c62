/** Returns a Markdown text with new content between two comments. Both comments contain the given name. */
export const filled = (text: string, name: string, content: string): string =>
  text.replace(
    new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`),
    (_, open, close) => `${open}${content}\n${close}`,
  );
