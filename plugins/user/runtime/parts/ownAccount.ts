/** A person's own account as `GET /api/account` answers it. */
export interface OwnAccount {
  email: string | null;
  emailVerified: boolean;
  phone: string | null;
  citizen: string | null;
  firstname: string;
  lastname: string;
  avatar?: string;
  hasPassword: boolean;
  secondFactor: boolean;
}
