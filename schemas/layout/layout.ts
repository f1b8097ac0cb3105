import type { Condition } from '../condition.ts';
import type { Json } from '../json.ts';
import type { Language, Text } from '../text.ts';
import type { BoundText } from './binding.ts';

/** Version of the layout format itself; `engine/layout/migrateLayout` migrates older ones. */
export const layoutVersion = 1;

export const layoutKinds = ['page', 'form', 'post', 'screen', 'header', 'footer', 'popup'] as const;

/** Keys of the popups of a site begin with this. */
export const popupPrefix = 'popup/';

export type LayoutKind = (typeof layoutKinds)[number];

/** What of a site stands around every page of it; kinds of layouts. */
export const frameKinds = ['header', 'footer'] as const;

export type FrameKind = (typeof frameKinds)[number];
export type Device = 'mobile' | 'tablet' | 'laptop' | 'desktop';

/** Widths with a look of their own; it is inherited by what is narrower. */
export const narrowDevices = ['tablet', 'mobile'] as const satisfies readonly Device[];

export type NarrowDevice = (typeof narrowDevices)[number];

/** What of a style may differ between devices. */
export const deviceStyles = ['padding', 'margin', 'maxWidth', 'radius', 'textSize', 'textColor', 'textAlign'] as const;

export type DeviceStyle = Pick<BlockStyle, (typeof deviceStyles)[number]>;

/** Style of a row, column or object; paddings and margins are steps of the 4 px grid, borders and radii are pixels. */
export interface BlockStyle {
  visibleOn?: Device[];
  padding?: BoxSizes;
  margin?: BoxSizes;
  border?: BoxSizes;
  borderColor?: string;
  borderStyle?: 'solid' | 'dashed' | 'dotted' | 'none';
  radius?: number | CornerSizes;
  shadow?: 'none' | 'small' | 'medium' | 'large';
  position?: 'static' | 'relative' | 'sticky';
  background?: Background;
  textColor?: string;
  textAlign?: 'start' | 'center' | 'end';
  /** A step of the type scale, or pixels. */
  textSize?: TextSize | number;
  /** The width of a kind of row, or pixels. */
  maxWidth?: MaxWidth | number;
  /** What is different on narrower devices: each value replaces the one it is named like. */
  on?: Partial<Record<NarrowDevice, DeviceStyle>>;
}

export const textSizes = ['small', 'normal', 'large', 'larger', 'largest'] as const;

export type TextSize = (typeof textSizes)[number];

export const maxWidths = ['narrow', 'normal', 'wide'] as const;

export type MaxWidth = (typeof maxWidths)[number];

export interface BoxSizes {
  top?: number;
  right?: number;
  bottom?: number;
  left?: number;
}

export interface CornerSizes {
  topLeft?: number;
  topRight?: number;
  bottomRight?: number;
  bottomLeft?: number;
}

export interface Background {
  type: 'none' | 'color' | 'image' | 'gradient' | 'video';
  color?: string;
  image?: string;
  gradient?: { from: string; to: string; angle?: number };
  video?: string;
  fit?: 'cover' | 'contain';
}

/** What those who edit a layout note about one of its parts; readers never receive it. */
export interface BuilderNotes {
  /** What the part is called in the outline. */
  name?: string;
  /** It is neither changed nor moved nor removed by mistake. */
  locked?: boolean;
  /** Texts with which it came from a ready-made section, to be replaced by those of the site. */
  examples?: string[];
  /** The addresses of its pictures that only decorate, and so need no description. */
  decoration?: string[];
}

/** "When this field holds that value, show (or hide) the object `destination`." */
export interface Logic {
  method: 'show' | 'hide';
  destination: { uid: string };
  /** The value of this field that triggers the logic; by default any non-empty value. */
  when?: Json;
  default?: boolean;
}

/**
 * One widget placed on a page. These are the common properties; its own are beside them, described by the widget's
 * schema.
 */
export interface LayoutObject {
  uid: string;
  type: string;
  /** The widget's version that wrote this object. */
  v?: number;
  name?: string;
  show?: Condition | boolean;
  hidden?: boolean;
  logics?: Logic[];
  style?: BlockStyle;
  builder?: BuilderNotes;
  /** Added when the object is prepared, never stored: its texts that depend on the form. */
  bound?: BoundText[];
  /** Also never stored: rows to be repeated for records. */
  repeated?: Row[];
  /** Children of a container object; with several panels each row names its panel in `tab`. */
  rows?: Row[];
  [property: string]: unknown;
}

export interface Column {
  uid: string;
  /** Width in twelfths of the row; columns without a size share the rest. Below the tablet width columns stack. */
  size?: number;
  objects: LayoutObject[];
  style?: BlockStyle;
  builder?: BuilderNotes;
}

export interface Row {
  uid: string;
  columns: Column[];
  col?: number;
  /** `set`: its fields form one named group; `copy`: a group the visitor may repeat; `standalone`: fields stand alone. */
  dataMode?: 'set' | 'copy' | 'standalone';
  dataSetName?: string;
  /** How often a row of the mode `copy` may be repeated: by default at least once and at most 20 times. */
  minCopies?: number;
  maxCopies?: number;
  /** Label of one copy: `ผู้เข้าอบรม` makes `ผู้เข้าอบรม 2`. */
  copyTitle?: Text | string;
  bsz?: number;
  sz?: number;
  width?: 'normal' | 'narrow' | 'wide' | 'full';
  gapSize?: number;
  alignment?: 'start' | 'center' | 'end' | 'stretch';
  style?: BlockStyle;
  show?: Condition | boolean;
  builder?: BuilderNotes;
  /** Added when a page is prepared, never stored: the row is part of the site's own header or footer. */
  frame?: FrameKind;
  /** The tab (of the layout or of the container object) this row belongs to. */
  tab?: string;
}

export interface LayoutTab {
  uid: string;
  title: Text | string;
}

export interface LayoutSettings {
  title?: Text | string;
  description?: Text | string;
  keywords?: string;
  image?: string;
  /** `authen` and `locked` are gates: the server sends the content only to those who pass. */
  authen?: boolean;
  locked?: boolean;
  /**
   * The page is about one record: object uid and name of its data request. Title, description and picture are taken
   * from it, and with `collection` its structured data for search engines; without the record the page does not exist.
   */
  metaFrom?: { uid: string; request: string; collection?: string };
  /** Search engines are asked not to index the page. */
  noindex?: boolean;
  /** Published in this language alone, as long as the other one is not ready: its readers get this one, with a notice. */
  onlyIn?: Language;
  /** `group`: the published pages that name this one as their `parent` are shown below it, sorted by `order`. */
  display?: 'single' | 'group';
  parent?: string;
  order?: number;
  [setting: string]: unknown;
}

export interface Layout {
  version: number;
  kind: LayoutKind;
  settings: LayoutSettings;
  tabs?: LayoutTab[];
  rows: Row[];
}
