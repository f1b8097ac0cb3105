import { createServer } from 'node:http';
import { verify } from '@node-rs/argon2';
import coBody from 'co-body';

/** The least that can check a password: argon2id on the threads of this process. No account, no session, no limits. */
const stored = process.env.PASSWORD_HASH ?? '';

const server = createServer(async (request, response) => {
  const { password } = await coBody.json(request);
  response.statusCode = (await verify(stored, password)) ? 200 : 401;
  response.end();
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
});
