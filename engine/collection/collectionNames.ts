import { systemFieldNames } from '../../schemas/collection/collection.ts';

const collectionName = /^[a-z][a-z0-9_]{0,49}$/;
const fieldName = /^[A-Za-z][A-Za-z0-9_]{0,59}$/;

/** Names no field may take: the system's own, and those that mean something to JavaScript. */
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

/** Words of the API that stand where a collection's name would. */
const reservedCollections = new Set([
  'account',
  'aggregate',
  'audit',
  'batch',
  'builder',
  'changepwd',
  'collection',
  'consent',
  'count',
  'counters',
  'dev',
  'docs',
  'document',
  'export',
  'files',
  'flow',
  'forgot',
  'form',
  'geo',
  'health',
  'import',
  'invitation',
  'invitations',
  'layout',
  'layouts',
  'lock',
  'mails',
  'metrics',
  'page',
  'people',
  'permissions',
  'query',
  'realtime',
  'remote',
  'router_permission',
  'search',
  'session',
  'signin',
  'signout',
  'site',
  'sites',
  'stats',
  'unlock',
  'user',
]);

export function isCollectionName(name: string): boolean {
  return collectionName.test(name) && !reservedCollections.has(name);
}

export function isFieldName(name: string): boolean {
  return fieldName.test(name) && !reserved.has(name);
}

/** The name inside the house of a collection that was written in another way: `tax-invoice`, `codeManagement`. */
export function readCollectionName(written: string): string {
  return written
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase();
}
