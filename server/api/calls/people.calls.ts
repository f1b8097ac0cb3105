import { notAllowed, unknownCollection } from '../../../engine/record/recordErrors.ts';
import {
  emailRefused,
  nameRefused,
  notYourself,
  passwordFrequent,
  passwordMissing,
  passwordRefused,
  personElsewhere,
  personUnknown,
  phoneRefused,
  roleTooHigh,
  taken,
} from '../../identity/accounts.errors.ts';
import { findLock } from '../../identity/credentials/countTries.ts';
import { changePerson } from '../../identity/people/changePerson.ts';
import { changeRole } from '../../identity/people/changeRole.ts';
import { createPerson } from '../../identity/people/createPerson.ts';
import { listPeople, readPeopleSort } from '../../identity/people/listPeople.ts';
import { listPersonSessions } from '../../identity/people/listPersonSessions.ts';
import { listPersonSites } from '../../identity/people/listPersonSites.ts';
import { findPerson, loadChangeable } from '../../identity/people/loadPerson.ts';
import { presentPerson, presentPersonDetail } from '../../identity/people/presentPerson.ts';
import { readProfileChange } from '../../identity/profile/readProfileChange.ts';
import { roleExceeds } from '../../identity/roles/roles.errors.ts';
import { queryTooSlow } from '../../records/context/records.errors.ts';
import { listAssignable } from '../../records/find/listAssignable.ts';
import { openVisitRecords } from '../../records/openVisitRecords.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import {
  email,
  flag,
  list,
  map,
  maybe,
  object,
  oneOf,
  paged,
  paging,
  password,
  readPage,
  string,
  textOf,
  time,
} from '../call/fields.ts';
import { profile } from './profileFields.ts';

const personFields = {
  id: string,
  name: string,
  firstname: string,
  lastname: string,
  'avatar?': maybe(string),
  email: maybe(string),
  emailVerified: flag,
  username: string,
  phone: maybe(string),
  role: string,
  ownRole: maybe(string),
  disabled: flag,
  guest: flag,
  secondFactor: flag,
  createdAt: time,
  joinedAt: time,
};
/** A person as lists show them. */
export const listedPerson = object({ ...personFields, signedInAt: maybe(time) });
const role = textOf(40, { example: 'user' });
const profileRefusals = [nameRefused, phoneRefused, emailRefused, taken];
const above = [roleTooHigh, roleExceeds, personUnknown];

/** The people of a site, for its administrators. */
export const peopleCalls: CallGroup = {
  name: 'People',
  title: { th: 'ผู้ใช้', en: 'People' },
  calls: [
    defineCall({
      id: 'listPeople',
      method: 'get',
      path: '/api/people',
      summary: { th: 'รายชื่อผู้ใช้', en: 'People' },
      who: 'administrator',
      asked: true,
      query: {
        'search?': textOf(100),
        'role?': role,
        'status?': oneOf('active', 'disabled'),
        'sort?': textOf(20, { example: 'name' }),
        ...paging,
      },
      answer: list(listedPerson),
      beside: paged,
      handle: async ({ visit, query }) => {
        const { search, status } = query;
        const page = readPage(query);
        const disabled = status && status === 'disabled';
        const sort = readPeopleSort(query.sort);
        const { people, total } = await listPeople(visit.db, { search, role: query.role, disabled, sort, ...page });
        return {
          data: people.map((person) => ({ ...presentPerson(person, visit.site.id), signedInAt: person.signed_in_at })),
          total,
          paging: { ...page, totalPages: Math.ceil(total / page.limit) },
        };
      },
    }),
    defineCall({
      id: 'listAssignable',
      method: 'get',
      path: '/api/people/assignable',
      summary: {
        th: 'พนักงานที่ช่องผู้รับผิดชอบเลือกได้ ชื่อและรูปเท่านั้น',
        en: 'Staff whom a field that refers to a person may hold: names and pictures alone',
      },
      who: 'person',
      query: { collection: textOf(60), field: textOf(60), 'search?': textOf(100) },
      answer: list(object({ id: string, name: string, 'picture?': string })),
      errors: [unknownCollection, notAllowed, queryTooSlow],
      handle: async ({ app, visit, query }) => {
        const { context } = await openVisitRecords(app, visit);
        return { data: await listAssignable(context, query, query.search) };
      },
    }),
    defineCall({
      id: 'readPerson',
      method: 'get',
      path: '/api/people/:id',
      summary: { th: 'ผู้ใช้หนึ่งคน', en: 'One person' },
      who: 'administrator',
      asked: true,
      answer: object({
        ...personFields,
        citizen: maybe(string),
        info: maybe(map),
        mustReset: flag,
        hasPassword: flag,
        disabledAt: maybe(time),
        lockedUntil: maybe(time),
      }),
      errors: [personUnknown],
      handle: async ({ app, visit, params }) => {
        const person = await findPerson(visit.db, params.id);
        const lockedUntil = await findLock(app.db.site(person.home_site_id), person.id);
        return { data: presentPersonDetail(person, visit.site.id, lockedUntil) };
      },
    }),
    defineCall({
      id: 'listPersonSessions',
      method: 'get',
      path: '/api/people/:id/sessions',
      summary: { th: 'อุปกรณ์ที่ผู้ใช้เข้าสู่ระบบอยู่', en: 'Where a person is signed in' },
      who: 'administrator',
      asked: true,
      answer: list(
        object({
          id: string,
          createdAt: time,
          seenAt: time,
          expiresAt: time,
          address: maybe(string),
          device: maybe(string),
          via: string,
        }),
      ),
      errors: [personUnknown],
      handle: async ({ visit, params }) => {
        const person = await findPerson(visit.db, params.id);
        return { data: await listPersonSessions(visit.db, person.id) };
      },
    }),
    defineCall({
      id: 'listPersonSites',
      method: 'get',
      path: '/api/people/:id/sites',
      summary: { th: 'เว็บไซต์ที่ผู้ใช้เป็นสมาชิก', en: 'The sites a person belongs to' },
      who: 'administrator',
      asked: true,
      answer: list(
        object({
          id: string,
          name: string,
          role: string,
          disabled: flag,
          home: flag,
          joinedAt: time,
          host: maybe(string),
          current: flag,
        }),
      ),
      errors: [personUnknown],
      // Other sites are shown to root only.
      handle: async ({ app, visit, session, params }) => {
        const person = await findPerson(visit.db, params.id);
        const only = session.role === 'root' ? undefined : visit.site.id;
        return { data: await listPersonSites(app.db.platform, { personId: person.id, only, current: visit.site.id }) };
      },
    }),
    defineCall({
      id: 'addPerson',
      method: 'post',
      path: '/api/people',
      summary: { th: 'เพิ่มผู้ใช้', en: 'Add a person' },
      who: 'administrator',
      audit: { within: ['person.created'] },
      body: { email, role, 'password?': password, ...profile },
      limits: { body: '32kb' },
      answer: object(personFields),
      status: 201,
      errors: [...profileRefusals, passwordMissing, passwordRefused, passwordFrequent, roleTooHigh, roleExceeds],
      handle: async ({ app, visit, body }) => {
        const id = await createPerson(app, visit, body);
        return { data: presentPerson(await findPerson(visit.db, id), visit.site.id) };
      },
    }),
    defineCall({
      id: 'changePerson',
      method: 'put',
      path: '/api/people/:id',
      summary: { th: 'แก้ไขข้อมูลผู้ใช้', en: 'Change what is known of a person' },
      who: 'administrator',
      audit: { within: ['person.changed'] },
      body: { 'email?': email, ...profile },
      limits: { body: '32kb' },
      answer: object(personFields),
      errors: [...above, ...profileRefusals, personElsewhere],
      handle: async ({ app, visit, params, body }) => {
        const person = await loadChangeable(app, visit, { id: params.id, allowSelf: true, atHome: true });
        const change = readProfileChange(body);
        await changePerson(app, visit, { person, change, email: body.email?.toLowerCase() });
        return { data: presentPerson(await findPerson(visit.db, person.id), visit.site.id) };
      },
    }),
    defineCall({
      id: 'changeRole',
      method: 'put',
      path: '/api/people/:id/role',
      summary: { th: 'เปลี่ยนบทบาท', en: 'Give another role' },
      who: 'administrator',
      audit: { within: ['person.role_changed'] },
      body: { role },
      limits: { body: '16kb' },
      answer: object({ id: string, role: string }),
      errors: [...above, notYourself],
      handle: async ({ app, visit, session, params, body }) => {
        const person = await loadChangeable(app, visit, { id: params.id });
        await changeRole(app, visit, { session, person, role: body.role });
        return { data: { id: person.id, role: body.role } };
      },
    }),
  ],
};
