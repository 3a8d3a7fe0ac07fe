import type { AnnouncementContent } from '@yizhan/contract/entities/announcement.ts';
import { parseWireTime } from '../../common/wire-time.ts';
import type { Db } from '../../db/database.ts';
import { deleteAnnouncement, hideAnnouncement, upsertAnnouncement } from './queries.ts';

type PublishedContent = { id: string; content: AnnouncementContent; now: Date };

/** Keeps the announcement that readers see in step with its publication. */
export const announcementEffects = {
  async published(db: Db, { id, content, now }: PublishedContent): Promise<string[]> {
    const until = content.until === null ? null : (parseWireTime(content.until) ?? null);
    await upsertAnnouncement(db, { publicationId: id, content, until, now });
    return [];
  },

  async withdrawn(db: Db, id: string): Promise<string[]> {
    await hideAnnouncement(db, id);
    return [];
  },

  async drafted(): Promise<string[]> {
    return [];
  },

  async removed(db: Db, id: string): Promise<string[]> {
    await deleteAnnouncement(db, id);
    return [];
  },
};
