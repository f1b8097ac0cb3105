import { type TemplateHelpers, templateHelpers } from '../../platform/template/templateHelpers.ts';
import { drawCode } from './drawCode.ts';
import { drawPicture } from './drawPicture.ts';

/** All that the template of a document may call. */
export const documentHelpers: TemplateHelpers = { ...templateHelpers, code: drawCode, picture: drawPicture };
