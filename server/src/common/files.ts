import * as fileLimits from '@yizhan/contract/limits/files.ts';
import * as jobLimits from '@yizhan/contract/limits/jobs.ts';
import type { Database, Db } from '../db/database.ts';
import type { Part, Storage } from '../outside/storage.ts';
import type { Person } from '../person.ts';
import { fail } from './fail.ts';
import { fileName, kindOfFile } from './file-kinds.ts';
import {
  attachFiles,
  deleteFiles,
  type FileAudience,
  type FileRow,
  findFile,
  findOpenFile,
  insertFile,
  listKnownHashes,
} from './file-queries.ts';
import { reencodePicture } from './pictures.ts';
import type { Secrets } from './secrets.ts';
import { SessionLinks, type SessionLookup } from './session-links.ts';
import { hashFile, writeFile } from './write-file.ts';

/**
 * May this person, or a visitor, see the object with this id? One for each noun that files are attached to, see
 * server/src/attachments.ts.
 */
export type CanSeeAttached = (db: Db, person: Person | undefined, attachedId: string, now: Date) => Promise<boolean>;

type FileOptions = FileAudience & { name: string /** Accept pictures only. */; picture?: boolean };
type Needs = {
  database: Database;
  storage: Storage;
  secrets: Secrets;
  sessions: SessionLookup;
  clock: () => Date;
  attachments: Readonly<Record<string, CanSeeAttached>>;
};

/** Uploaded files: checked by content, stored once, shown only to those who may see the object they are attached to. */
export class Files {
  private readonly links: SessionLinks;

  constructor(private readonly needs: Needs) {
    this.links = new SessionLinks('file-link', needs);
  }

  /** Streams the file, never holding it whole in memory. On any failure nothing is left behind. */
  async save(
    db: Db,
    person: Pick<Person, 'id'>,
    stream: AsyncIterable<Uint8Array>,
    options: FileOptions,
  ): Promise<FileRow> {
    const { storage, clock } = this.needs;
    const [upload, drawn] = [await storage.scratch(), await storage.scratch()];
    try {
      const written = await writeFile(
        stream,
        upload,
        options.picture ? fileLimits.maxPictureBytes : fileLimits.maxUploadBytes,
      );
      if (written.size === 0) fail('file_empty');
      const kind = (await kindOfFile(upload, options.name)) ?? fail('file_kind');
      if (options.picture && !kind.picture) fail('file_kind');
      if (kind.picture) await reencodePicture(upload, drawn, kind.mime);
      const { size, sha256 } = kind.picture ? await hashFile(drawn) : written;
      await storage.put(db.tenant, sha256, kind.picture ? drawn : upload);
      const name = fileName(options.name, kind, fileLimits.nameLength);
      return await insertFile(db, {
        name,
        mime: kind.mime,
        size,
        sha256,
        ownerId: person.id,
        audience: options,
        now: clock(),
      });
    } finally {
      await Promise.all([storage.drop(upload), storage.drop(drawn)]);
    }
  }

  /** Attaches uploaded files to an object; refused unless all are the person's own or already attached to it. */
  async attach(db: Db, person: Pick<Person, 'id'>, ids: readonly string[], audience: FileAudience): Promise<void> {
    const uniqueIds = [...new Set(ids)];
    if ((await attachFiles(db, person.id, uniqueIds, audience)) !== uniqueIds.length) fail('not_found');
  }

  /** The nightly cleanup removes the bytes: another row may use the same ones. */
  async remove(db: Db, ids: readonly string[]): Promise<void> {
    await deleteFiles(db, ids);
  }

  /** The address of a public file. */
  publicLink = (id: string) => `/files/${id}`;

  /** An address at which this person can see the file for some minutes. */
  link(person: Pick<Person, 'sessionId'>, id: string): string {
    return `/files/${id}?s=${this.links.sign(person, id)}`;
  }

  find = (db: Db, id: string) => findFile(db, id);

  /** Checks first whether the person may see the file. For a list of objects with pictures use `link`. */
  async findVisible(db: Db, person: Person, id: string): Promise<FileRow | undefined> {
    const file = await findFile(db, id);
    return file && (await this.canSee(db, person, file)) ? file : undefined;
  }

  /** Resolves an address: nothing if it has expired, was altered, or the person may no longer see the file. */
  async atLink(id: string, signature: string | undefined, host: string): Promise<FileRow | undefined> {
    if (signature === undefined) return this.seenByAll(id, host);
    const person = await this.links.holder(id, signature);
    return person && this.findVisible(this.needs.database.of(person.tenantId), person, id);
  }

  read(file: FileRow, part?: Part) {
    return this.needs.storage.read(file.tenantId, file.sha256, part);
  }

  /** Removes bytes that no row refers to any more. Returns how many objects were removed. */
  async sweep(db: Db, before: Date): Promise<number> {
    const { storage } = this.needs;
    await storage.tidy(before);
    let removed = 0;
    for await (const hashes of inBatches(storage.list(db.tenant, before), jobLimits.batchRows)) {
      const known = new Set((await listKnownHashes(db, hashes)).map((row) => row.sha256));
      const orphans = hashes.filter((hash) => !known.has(hash));
      for (const hash of orphans) await storage.remove(db.tenant, hash);
      removed += orphans.length;
    }
    return removed;
  }

  /** Visitors of this school may read an attached file for as long as they may read the object it is attached to. */
  private async seenByAll(id: string, host: string): Promise<FileRow | undefined> {
    const { database } = this.needs;
    const file = await findOpenFile(database.across, id);
    if (file?.audience === 'attached' && file.tenantId !== host) return undefined;
    return file && (await this.canSee(database.of(file.tenantId), undefined, file)) ? file : undefined;
  }

  private async canSee(db: Db, person: Person | undefined, file: FileRow): Promise<boolean> {
    switch (file.audience) {
      case 'public':
        return true;
      case 'tenant':
        return person !== undefined;
      case 'owner':
        return person !== undefined && file.ownerId === person.id;
      case 'attached': {
        const sees = this.needs.attachments[file.attachedTo ?? ''];
        return (await sees?.(db, person, file.attachedId ?? '', this.needs.clock())) ?? false;
      }
    }
  }
}

async function* inBatches<T>(items: AsyncIterable<T>, size: number): AsyncIterable<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    if (batch.push(item) < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length) yield batch;
}
