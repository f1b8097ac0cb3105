import { defineServer } from 'sala/server';
import { checkTask } from '../shared/checkTask.ts';
import { readRights } from './readRights.ts';

export const server = defineServer({ sources: { rights: readRights }, checks: { task: checkTask } });
