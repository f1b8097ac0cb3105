import type { DocumentPart } from '../../schemas/index.ts';
import type { MeasuredPage } from './measure/measurePage.ts';
import type { DocumentPage } from './paginateLines.ts';
import type { ShownValue } from './showValue.ts';

/** What a template draws: texts alone, so that nothing in it can be called. */
export interface DocumentView {
  language: string;
  title: string;
  number: string;
  values: Record<string, string>;
  /** How urgent a value is: late, soon or fine. */
  tones: Record<string, string>;
  labels: Record<string, string>;
  blocks: Record<string, ViewEntry[]>;
  /** Texts that are drawn as a QR or a barcode. */
  codes: Record<string, ViewCode | ViewSignature>;
  columns: { title: string; width: number; align: string }[];
  /** The pictures of the company that stand on it. */
  pictures: string[];
  /** Texts of the site: above the lines, and after the totals. */
  messages: { first: string[]; closing: string[] };
  /** The parts that the site has removed. */
  hidden: DocumentPart[];
  color?: string;
  /** The name of its paper, and whether that comes from a roll. */
  paper: { name: string; isRoll: boolean };
  isCancelled: boolean;
  pages: ViewPage[];
}

export interface ViewCode {
  kind: 'qr' | 'barcode';
  text: string;
}

/** The strokes of somebody who signed on a screen. */
export type ViewSignature = { kind: 'signature' } & NonNullable<ShownValue['strokes']>;

/** A value with its label, where several stand below each other. */
export interface ViewEntry {
  name: string;
  label: string;
  text: string;
  tone: string;
  /** The company signs here. */
  signs: boolean;
  /** Somebody signed here. */
  strokes?: ViewSignature;
}

export interface ViewPage extends Omit<DocumentPage, 'from' | 'to' | 'carriedIn' | 'carriedOut' | 'padding' | 'spare'> {
  /** How large everything on it is drawn, where texts are too long for it: 1 where this is not said. */
  scale?: number;
  rows: ViewRow[];
  /** One for each empty row. */
  padding: { cells: { align: string }[] }[];
  /** Empty on the first page, and where lines have no sum. */
  carriedIn: string;
  carriedOut: string;
}

export interface ViewRow {
  cells: { text: string; under: string[]; align: string }[];
}

/** How tall each page of a view is as its template draws it, so large, with the rows of its lines. */
export type MeasurePages = (view: DocumentView, scale?: number) => MeasuredPage[];
