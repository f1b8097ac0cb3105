import { roleNames, type WidgetAddress } from 'sala/schemas';
import { readChoice, readPage } from './readAddress.ts';

export const peoplePageSize = 50;
export const peopleStates = ['active', 'disabled'] as const;
export const peopleSorts = ['-joined', 'joined', 'name', 'role'] as const;

/** The valid list parameters of the address. */
export function readPeopleAddress(address: WidgetAddress) {
  return {
    search: (address.q ?? '').slice(0, 100),
    role: readChoice(address.role, roleNames),
    status: readChoice(address.state, peopleStates),
    sort: readChoice(address.sort, peopleSorts) || '-joined',
    page: readPage(address),
    limit: peoplePageSize,
  };
}
