import { readFileSync } from 'node:fs';

export interface GuideFile {
  path: string;
  content: string;
}

/** The files that a page shows whole: code blocks with a path beside their language. */
export function readGuideFiles(page: string): GuideFile[] {
  const text = readFileSync(new URL(`../../docs/${page}`, import.meta.url), 'utf8');
  return [...text.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)].map(([, path = '', content = '']) => ({
    path,
    content,
  }));
}
