/** What a page knows about the signed-in person. */
export interface PublicUser {
  id: string;
  name: string;
  email: string;
  role: string;
  avatar?: string;
  firstname?: string;
  lastname?: string;
  phone?: string;
}
