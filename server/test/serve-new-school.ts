/**
 * The product as it starts at a new school, without the demo campus, plus a mail server for the school, whose port is
 * sent over IPC. The message `captcha` is answered with the text of the newest picture, `letter` with the next mail.
 */
import * as z from 'zod';
import { readConfig } from '../src/config.ts';
import { prepareDataDir } from '../src/process/data-dir.ts';
import { openDatabase } from '../src/process/open-database.ts';
import { serve } from '../src/process/serve.ts';
import { aMailServer } from './mail-server.ts';

const config = readConfig(process.env);
prepareDataDir(config);
const opened = await openDatabase(config);
const mail = await aMailServer();

const answers = {
  letter: mail.letter,
  captcha: async () =>
    (await opened.pool.query('select answer from captcha order by until desc limit 1')).rows[0].answer,
};
const question = z.enum(['letter', 'captcha']);

process.on('message', (asked) => void answers[question.parse(asked)]().then((answer) => process.send?.({ answer })));
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM')); // the parent is gone

await serve(config, opened);
process.send?.({ mailPort: mail.port });
