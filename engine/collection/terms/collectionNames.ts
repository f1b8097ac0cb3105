import { systemFieldNames } from '../../../schemas/collection/collection.ts';

const collectionName = /^[a-z][a-z0-9_]{0,49}$/;
const fieldName = /^[A-Za-z][A-Za-z0-9_]{0,59}$/;

/** Names no field may have: those of system fields, and those with a meaning in JavaScript. */
const reserved = new Set<string>([
  ...systemFieldNames,
  'deleted_at',
  'site_id',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  'valueOf',
]);

/** Names that the API uses where a collection's name would stand, and those with a meaning in JavaScript. */
const reservedCollections = new Set([
  'account',
  'aggregate',
  'approval',
  'approvals',
  'audit',
  'batch',
  'builder',
  'changepwd',
  'collection',
  'consent',
  'constructor',
  'count',
  'counters',
  'dev',
  'docs',
  'document',
  'export',
  'figures',
  'files',
  'flow',
  'forgot',
  'form',
  'gateways',
  'geo',
  'health',
  'hook',
  'import',
  'invitation',
  'invitations',
  'jobs',
  'layout',
  'layouts',
  'lock',
  'mails',
  'metrics',
  'notices',
  'originals',
  'page',
  'pages',
  'people',
  'permissions',
  'places',
  'prototype',
  'query',
  'realtime',
  'remote',
  'roles',
  'router_permission',
  'screens',
  'search',
  'session',
  'signin',
  'signout',
  'site',
  'sites',
  'stats',
  'unlock',
  'user',
  'webhooks',
  'work',
  'x',
]);

/** Collections that the server keeps itself and that no plugin and no site may define. */
export const coreNames = ['user', 'site'] as const;

export type CoreName = (typeof coreNames)[number];

export function isCollectionName(name: string): boolean {
  return collectionName.test(name) && !isReservedCollection(name);
}

export function isReservedCollection(name: string): boolean {
  return reservedCollections.has(name);
}

/** Whether a field may refer to records of a collection of this name. */
export function isReferenceName(name: string): boolean {
  return isCollectionName(name) || coreNames.some((core) => core === name);
}

export function isFieldName(name: string): boolean {
  return fieldName.test(name) && !reserved.has(name);
}

/** The internal name of a collection from another spelling: `tax-invoice`, `codeManagement`. */
export function readCollectionName(written: string): string {
  return written
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase();
}
