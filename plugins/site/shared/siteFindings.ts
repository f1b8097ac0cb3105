export interface SiteFindings {
  query: string;
  groups: {
    kind: string;
    title: string;
    total: number;
    hits: { title: string; path: string; excerpt: string; image?: string }[];
  }[];
}

export const longestQuery = 100;
