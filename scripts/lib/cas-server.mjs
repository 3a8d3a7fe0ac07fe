/** A real CAS server of the tests' own (Debian's django-cas-server): a temporary folder, sqlite, plain http. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Failed } from './run.mjs';
import { freePort } from './services.mjs';

// Debian's own: another python in the path does not have the package.
const PYTHON = '/usr/bin/python3';

const settings = `
import os
BASE = os.path.dirname(os.path.abspath(__file__))
SECRET_KEY = 'of a server that lives for one test'
ALLOWED_HOSTS = ['*']
USE_TZ = True
ROOT_URLCONF = 'urls'
INSTALLED_APPS = ['django.contrib.contenttypes', 'django.contrib.auth', 'django.contrib.sessions',
                  'django.contrib.messages', 'django.contrib.staticfiles', 'cas_server']
MIDDLEWARE = ['django.contrib.sessions.middleware.SessionMiddleware', 'django.middleware.csrf.CsrfViewMiddleware',
              'django.contrib.auth.middleware.AuthenticationMiddleware',
              'django.contrib.messages.middleware.MessageMiddleware']
TEMPLATES = [{'BACKEND': 'django.template.backends.django.DjangoTemplates', 'APP_DIRS': True,
              'OPTIONS': {'context_processors': ['django.template.context_processors.request',
                                                 'django.contrib.messages.context_processors.messages']}}]
DATABASES = {'default': {'ENGINE': 'django.db.backends.sqlite3', 'NAME': os.path.join(BASE, 'cas.sqlite'),
                         'OPTIONS': {'timeout': 20}}}
STATIC_URL = '/static/'
DEFAULT_AUTO_FIELD = 'django.db.models.AutoField'
CAS_AUTH_CLASS = 'people.Person'
# Its pages reach for nothing outside this machine.
CAS_COMPONENT_URLS = {name: 'data:,' for name in ('bootstrap3_css', 'bootstrap3_js', 'html5shiv', 'respond',
                                                 'bootstrap4_css', 'bootstrap4_js', 'jquery')}
CAS_NEW_VERSION_HTML_WARNING = False
CAS_INFO_MESSAGES_ORDER = []
CAS_SHOW_SERVICE_MESSAGES = False
`;

const urls = `
from django.urls import include, path
urlpatterns = [path('cas/', include('cas_server.urls', namespace='cas_server'))]
`;

const people = `
import json, os
from cas_server.auth import AuthUser

with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'people.json')) as file:
    PEOPLE = json.load(file)

class Person(AuthUser):
    def test_password(self, password):
        return self.username in PEOPLE and PEOPLE[self.username]['password'] == password

    def attributs(self):
        return PEOPLE.get(self.username, {}).get('attributes', {})
`;

/** Every service on this machine is known, gets all attributes, and is notified of sign-outs. */
const prepare = `
import django, sys
django.setup()
from django.core.management import call_command
call_command('migrate', verbosity=0)
from cas_server.models import ServicePattern, ReplaceAttributName
pattern = ServicePattern.objects.create(name='here', pattern='^http://(127\\\\.|localhost|[a-z0-9]+\\\\.localhost).*$',
                                        single_log_out=True)
for name in sys.argv[1:]:
    ReplaceAttributName.objects.create(name=name, service_pattern=pattern)
`;

/** `known` are the people who can sign in, by account. */
export async function startCas(known) {
  const folder = mkdtempSync(join(tmpdir(), 'yizhan-cas-'));
  const files = { 'settings.py': settings, 'urls.py': urls, 'people.py': people, 'prepare.py': prepare };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'people.json'), JSON.stringify(known));
  const env = { PATH: '/usr/bin:/bin', DJANGO_SETTINGS_MODULE: 'settings', PYTHONPATH: folder, LANG: 'C.UTF-8' };
  const names = new Set(Object.values(known).flatMap(({ attributes = {} }) => Object.keys(attributes)));
  await promisify(execFile)(PYTHON, ['prepare.py', ...names], { cwd: folder, env });
  const port = await freePort();
  const child = spawn(PYTHON, ['-m', 'django', 'runserver', '--noreload', `127.0.0.1:${port}`], {
    cwd: folder,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const out of [child.stdout, child.stderr]) out.on('data', (text) => (output = `${output}${text}`.slice(-4000)));
  const exited = once(child, 'exit');
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const url = `http://127.0.0.1:${port}/cas`;
  for (let tries = 0; !(await answers(`${url}/login`)); tries++) {
    if (child.exitCode !== null || tries > 400) throw new Failed(`the CAS server did not start:\n${output}`);
    await wait(50);
  }
  return {
    url,
    async stop() {
      process.off('exit', kill);
      kill();
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url) {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
