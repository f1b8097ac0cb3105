/** Code that only some pages need: loaded before they are drawn, available synchronously afterwards. */
export interface Part<Content> {
  load: () => Promise<void>;
  /** The loaded value, if it is loaded. */
  find: () => Content | undefined;
  /** The loaded value; throws when it was not loaded before. */
  get: () => Content;
}

export function createPart<Content>(fetchContent: () => Promise<Content>): Part<Content> {
  let content: Content | undefined;
  return {
    load: async () => {
      content ??= await fetchContent();
    },
    find: () => content,
    get: () => {
      if (content === undefined) throw new Error('a part is drawn before it was loaded');
      return content;
    },
  };
}
