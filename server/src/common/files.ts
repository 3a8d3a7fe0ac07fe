import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import * as fileLimits from '@yizhan/contract/limits/files.ts';
import * as jobLimits from '@yizhan/contract/limits/jobs.ts';
import type { Database, Db } from '../db/database.ts';
import type { Part, Storage } from '../outside/storage.ts';
import type { Person } from '../person.ts';
import { fail } from './fail.ts';
import { fileName, kindOfFile } from './files/file-kinds.ts';
import {
  attachFiles,
  deleteFiles,
  type FileAudience,
  type FileRow,
  findFile,
  insertFile,
  listKnownHashes,
  lockUploads,
  type NewFile,
  sumUploads,
} from './files/file-queries.ts';
import { reencodePicture } from './files/pictures.ts';
import { hashFile, writeFile } from './files/write-file.ts';
import type { Secrets } from './secrets.ts';
import { SessionLinks, type SessionLookup } from './session-links.ts';

/**
 * May this person, or a visitor, see the object with this id? One for each noun that files are attached to, see
 * server/src/attachments.ts.
 */
export type CanSeeAttached = (
  db: Db,
  person: Person | undefined,
  attachedId: string,
  now: Date,
  fileId: string,
) => Promise<boolean>;

/** Who reads: a signed-in person, or a visitor, of the school of `db`. */
type Reader = { db: Db; person: Person | undefined };

type MadeFile = FileAudience & { name: string; mime: string; ownerId?: string };
type FileOptions = FileAudience & {
  name: string;
  /** Accept pictures only. */
  picture?: boolean;
  /** Of a picture: the longest edge that is kept. */
  edge?: number;
  /** How many bytes it may have. */
  longest?: number;
};
type Needs = {
  database: Database;
  storage: Storage;
  secrets: Secrets;
  sessions: SessionLookup;
  clock: () => Date;
  attachments: Readonly<Record<string, CanSeeAttached>>;
  /** What the uploads of one person of a school may take, read inside the transaction that writes. */
  quotaBytes: (db: Db) => Promise<number>;
  /** Refuses what the school as a whole has no room for. */
  assertRoomOfSchool: (db: Db, size: number) => Promise<void>;
};

const MB = 1024 * 1024;

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
    const { storage } = this.needs;
    await this.assertRoom(db, person, 1);
    const [upload, drawn] = [await storage.scratch(), await storage.scratch()];
    try {
      const written = await writeFile(
        stream,
        upload,
        options.longest ?? (options.picture ? fileLimits.maxPictureBytes : fileLimits.maxUploadBytes),
      );
      if (written.size === 0) fail('file_empty');
      const kind = (await kindOfFile(upload, options.name)) ?? fail('file_kind');
      if (options.picture && !kind.picture) fail('file_kind');
      if (kind.picture)
        await reencodePicture(upload, drawn, { mime: kind.mime, edge: options.edge ?? fileLimits.maxPictureEdge });
      const { size, sha256 } = kind.picture ? await hashFile(drawn) : written;
      const name = fileName(options.name, kind, fileLimits.nameLength);
      const row = { name, mime: kind.mime, size, sha256, audience: options };
      return await this.keep(db, person, row, kind.picture ? drawn : upload);
    } finally {
      await Promise.all([storage.drop(upload), storage.drop(drawn)]);
    }
  }

  /** An empty place to write a file to; what is not stored from there is dropped. */
  async inScratch<T>(work: (path: string) => Promise<T>): Promise<T> {
    const { storage } = this.needs;
    const path = await storage.scratch();
    try {
      return await work(path);
    } finally {
      await storage.drop(path);
    }
  }

  /** Stores a file that the server made or checked itself. Without an owner it counts towards nobody's uploads. */
  async keepMade(db: Db, path: string, { name, mime, ownerId, ...audience }: MadeFile): Promise<FileRow> {
    const { size, sha256 } = await hashFile(path);
    await this.needs.storage.put(db.tenant, sha256, path);
    return insertFile(db, { name, mime, size, sha256, audience, ownerId: ownerId ?? null, now: this.needs.clock() });
  }

  /** Copies a stored file, for a reader that needs it on this machine's disk. */
  async copyTo(path: string, file: Pick<FileRow, 'tenantId' | 'sha256'>): Promise<void> {
    await pipeline(await this.needs.storage.read(file.tenantId, file.sha256), createWriteStream(path));
  }

  /** Two uploads at once do not both get the last free place; what does not fit leaves no bytes behind. */
  private keep(db: Db, person: Pick<Person, 'id'>, file: Omit<NewFile, 'ownerId' | 'now'>, scratch: string) {
    return db.transaction(async (db) => {
      await lockUploads(db, person.id);
      await this.assertRoom(db, person, file.size);
      await this.needs.storage.put(db.tenant, file.sha256, scratch);
      return insertFile(db, { ...file, ownerId: person.id, now: this.needs.clock() });
    });
  }

  private async assertRoom(db: Db, { id }: Pick<Person, 'id'>, size: number): Promise<void> {
    const [used, quota] = [await sumUploads(db, id), await this.needs.quotaBytes(db)];
    if (used + size > quota) fail('quota_reached', { used: (used / MB).toFixed(1), quota: Math.floor(quota / MB) });
    await this.needs.assertRoomOfSchool(db, size);
  }

  /** Attaches uploaded files to an object; refused unless all are the person's own or already attached to it. */
  async attach(db: Db, person: Pick<Person, 'id'>, ids: readonly string[], audience: FileAudience): Promise<void> {
    const uniqueIds = [...new Set(ids)];
    if ((await attachFiles(db, person.id, uniqueIds, audience)) !== uniqueIds.length) fail('not_found');
  }

  /** A file of the person's own with the bytes of one they may read, which stays with its object. */
  async copy(db: Db, person: Person, id: string): Promise<FileRow> {
    const { name, mime, size, sha256 } = (await this.findVisible(db, person, id)) ?? fail('not_found');
    return db.transaction(async (db) => {
      await lockUploads(db, person.id);
      await this.assertRoom(db, person, size);
      const row = { name, mime, size, sha256, audience: { audience: 'owner' } } as const;
      return insertFile(db, { ...row, ownerId: person.id, now: this.needs.clock() });
    });
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
  findVisible(db: Db, person: Person, id: string): Promise<FileRow | undefined> {
    return this.findFor({ db, person }, id);
  }

  /**
   * Resolves an address: nothing if it has expired, was altered, or the person may no longer see the file. Without a
   * signature the reader is a visitor of the school whose host was asked.
   */
  async atLink(id: string, signature: string | undefined, host: string): Promise<FileRow | undefined> {
    const { database } = this.needs;
    if (signature === undefined) return this.findFor({ db: database.of(host), person: undefined }, id);
    const person = await this.links.holder(id, signature);
    return person && this.findFor({ db: database.of(person.tenantId), person }, id);
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

  private async findFor(reader: Reader, id: string): Promise<FileRow | undefined> {
    const file = await findFile(reader.db, id);
    return file && (await this.canRead(reader, file)) ? file : undefined;
  }

  /**
   * The one rule for every read, asked each time: the file is of the reader's school, and the reader belongs to those
   * it is for. Who that is, is decided by what it is attached to.
   */
  private async canRead({ db, person }: Reader, file: FileRow): Promise<boolean> {
    if (file.tenantId !== db.tenant || (person && person.tenantId !== db.tenant))
      throw new Error('a file was read from another school');
    switch (file.audience) {
      case 'public':
        return true;
      case 'tenant':
        return person !== undefined;
      case 'owner':
        return person !== undefined && file.ownerId === person.id;
      case 'attached': {
        const canSee = this.needs.attachments[file.attachedTo ?? ''];
        return (await canSee?.(db, person, file.attachedId ?? '', this.needs.clock(), file.id)) ?? false;
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
