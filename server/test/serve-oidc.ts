/**
 * An OpenID provider in a separate process, for the portal at the address in PORTAL: the account typed into its form is
 * signed in. It sends its address over IPC, and ends with its parent process.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { aProvider } from './oidc-server.ts';

const FORM = `<!doctype html><title>Sign in</title><form method="post">
<label>Account <input name="account" autofocus></label><button>Continue</button></form>`;

async function ask(request: IncomingMessage, response: ServerResponse) {
  if (request.method === 'POST') return new URLSearchParams(await text(request)).get('account') ?? '';
  response.writeHead(200, { 'content-type': 'text/html' }).end(FORM);
  return undefined;
}

const { issuer, clientId, clientSecret } = await aProvider(process.env.PORTAL ?? '', ask);
process.on('disconnect', () => process.exit());
process.send?.({ issuer, clientId, clientSecret });
