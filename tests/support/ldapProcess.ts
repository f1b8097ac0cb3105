import ldap from 'ldapjs';

/** A directory in a process of its own: `node ldapProcess.ts <json>`; writes its address when it listens. */
interface DirectoryEntry {
  dn: string;
  password: string;
  attributes: Record<string, string>;
}

const { baseDn, entries } = JSON.parse(process.argv[2] ?? '') as { baseDn: string; entries: DirectoryEntry[] };
const server = ldap.createServer();
const sameName = (a: string, b: string) => a.replace(/\s/g, '').toLowerCase() === b.replace(/\s/g, '').toLowerCase();

/** As real directories compare: neither case nor widths of letters nor further spaces make another name. */
const fold = (text: string) => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

server.bind(baseDn, (request: BindRequest, response: Response, next: Next) => {
  const entry = entries.find(({ dn }) => sameName(dn, request.dn.toString()));
  // As real directories do: no password means nobody, and nobody is let in.
  if (request.credentials !== '' && entry?.password !== request.credentials)
    return next(new ldap.InvalidCredentialsError());
  response.end();
  return next();
});

server.search(baseDn, (request: SearchRequest, response: Response, next: Next) => {
  if (!sameName(request.connection.ldap.bindDN.toString(), entries[0]?.dn ?? ''))
    return next(new ldap.InsufficientAccessRightsError());
  // The library compares what was asked for in lower case only.
  response.attributes = response.attributes.map((name) => name.toLowerCase());
  const asked = request.filter;
  for (const { dn, attributes } of entries)
    if (fold(attributes[asked.attribute] ?? '') === fold(asked.value)) response.send({ dn, attributes });
  response.end();
  return next();
});

interface BindRequest {
  dn: { toString(): string };
  credentials: string;
}
interface SearchRequest {
  connection: { ldap: { bindDN: { toString(): string } } };
  filter: { attribute: string; value: string };
}
interface Response {
  attributes: string[];
  send(entry: object): void;
  end(): void;
}
type Next = (error?: unknown) => void;

server.listen(0, '127.0.0.1', () => console.log(server.url));
