import type { ContactInput, Profile, ProfileInput } from '@yizhan/contract/entities/person-info.ts';
import { dictionaries as dictionariesEn } from '@yizhan/contract/texts/en/dictionaries.ts';
import { dictionaries as dictionariesZh } from '@yizhan/contract/texts/zh-CN/dictionaries.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { fileIdOf } from '../../common/picture-links.ts';
import { assertNoSensitiveWord } from '../../common/sensitive-words.ts';
import type { SignedInContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { tryPassword } from '../../domain/sessions/session-tries.ts';
import { resetTries } from '../../domain/sessions/try-queries.ts';
import { markSuccess } from '../../domain/sign-in/queries.ts';
import * as rows from './profile-queries.ts';

export async function profile(_: object, context: SignedInContext): Promise<Profile> {
  const { db, person, caller } = context;
  const { passwordHash: _hash, ...own } = (await rows.findProfile(db, person.id)) ?? fail('unauthorized');
  const names: Record<string, string> = caller.language === 'en' ? dictionariesEn : dictionariesZh;
  const identities = await rows.listIdentities(db, person.id, person.identityId);
  return {
    ...own,
    identities: identities.map(({ type, typeName, ...identity }) => ({
      ...identity,
      typeName: typeName ?? names[`identityType.${type}`] ?? '',
    })),
  };
}

/** The name and the picture that others see. */
export async function updateProfile({ nickName, avatarFileId }: ProfileInput, context: SignedInContext) {
  const { person, now } = context;
  await assertNoSensitiveWord(context, 'profile', nickName);
  await changing(context, async (db, before) => {
    await rows.updateNickName(db, { userId: person.id, nickName, now });
    if (avatarFileId !== undefined) await changeAvatar(context, db, before.avatar, avatarFileId);
    return { nickName, ...(avatarFileId === undefined ? {} : { avatar: avatarFileId !== null }) };
  });
  return profile({}, context);
}

async function changeAvatar(context: SignedInContext, db: Db, before: string | null, fileId: string | null) {
  const { person, files, now } = context;
  // Only pictures: the upload re-encodes what it takes as one.
  if (fileId) {
    const file = (await files.findVisible(db, person, fileId)) ?? fail('not_found');
    if (!file.mime.startsWith('image/')) fail('invalid_input', { fields: 'avatarFileId' });
    await files.attach(db, person, [fileId], { audience: 'tenant' });
  }
  await rows.updateAvatar(db, { userId: person.id, avatar: fileId && `/files/${fileId}`, now });
  if (before?.startsWith('/files/') && fileIdOf(before) !== fileId) await files.remove(db, [fileIdOf(before)]);
}

/** Mail and phone lead to a new password: whoever finds an open session must not redirect them. */
export async function updateContact({ email, mobile, password }: ContactInput, context: SignedInContext) {
  const { db, person, now } = context;
  const { passwordHash } = (await rows.findProfile(db, person.id)) ?? fail('unauthorized');
  const attempt = { way: 'change', hash: passwordHash, password, refusal: 'wrong_password' } as const;
  await markSuccess(db, await tryPassword(context, attempt));
  await resetTries(db, person.sessionId);
  await changing(context, async (db) => {
    await rows.updateContact(db, { userId: person.id, email, mobile, now });
    return { email, mobile };
  });
  return profile({}, context);
}

type StoredProfile = NonNullable<Awaited<ReturnType<typeof rows.findProfile>>>;

/** A change and its record commit together; the session's own copy of the name is read again. */
async function changing(context: SignedInContext, change: (db: Db, before: StoredProfile) => Promise<object>) {
  const { person, bus, tenant } = context;
  await context.db.transaction(async (db) => {
    const before = (await rows.findProfile(db, person.id)) ?? fail('unauthorized');
    const after = await change(db, before);
    const { nickName, email, mobile } = before;
    const entry = { action: 'update', entity: 'user', entityId: person.id } as const;
    await audit({ ...context, db }, { ...entry, before: { nickName, email, mobile }, after });
  });
  bus.publish('person.changed', { tenantId: tenant.id, userId: person.id });
}
