import { defineScreenWidget } from 'sala/schemas';
import * as filesWords from '../../shared/filesWords.ts';

export const widget = defineScreenWidget({
  type: 'file_library',
  title: filesWords.files,
  icon: 'images',
});
