/** A person as administrators see them. */
export interface ListedPerson {
  id: string;
  name: string;
  firstname: string;
  lastname: string;
  avatar?: string;
  email: string | null;
  emailVerified: boolean;
  phone: string | null;
  role: string;
  /** The id of the site's own role on top of it. */
  ownRole?: string | null;
  disabled: boolean;
  guest: boolean;
  secondFactor: boolean;
  joinedAt: string;
  signedInAt?: string | null;
}

export interface PeopleAnswer {
  data: ListedPerson[];
  total: number;
  paging: { page: number; totalPages: number };
}
