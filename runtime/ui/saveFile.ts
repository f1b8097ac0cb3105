/** Saves what the page holds as a file of this name. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const download = name.replace(/[\\/:*?"<>|]+/g, ' ');
  Object.assign(document.createElement('a'), { href: url, download }).click();
  // Some browsers read it only once they were told where to.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The same of JSON, written for people who open it. */
export function saveJson(name: string, data: object): void {
  saveFile(name, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
}
