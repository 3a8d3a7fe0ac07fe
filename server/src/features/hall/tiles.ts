import type { HallService } from '@yizhan/contract/entities/hall.ts';
import { toOpenableAddress } from '../../common/addresses.ts';
import type { Sql } from '../../db/sql.ts';
import { inEnglish } from '../../domain/english/rules.ts';
import { highlightsIn } from '../../domain/search/highlights.ts';
import type { Groups, SearchWords } from '../../domain/search/words.ts';
import type { HallReader } from './hall-reader.ts';
import { listTileRows, type TileRow } from './tile-queries.ts';

type TileOptions = {
  words?: SearchWords | undefined;
  near?: boolean;
  /** Fetched in the same query as the services, which is cheaper than a separate one. */
  synonymsOf?: string | undefined;
};
export type Tiles = {
  services: HallService[];
  /** Total of all pages; 0 if this page is empty. */
  total: number;
  /** How well the best match of all pages fits; null if the page is empty or not of a search. */
  fit: number | null;
  /** Undefined if the page has no services. */
  synonyms: Groups | null | undefined;
};

export async function listTiles(
  reader: HallReader,
  best: Sql,
  { words, near = false, synonymsOf }: TileOptions = {},
): Promise<Tiles> {
  const rows = await listTileRows(reader, best, synonymsOf);
  const highlighting = words && { units: words.units, near };
  const english = words && (await reader.englishTexts?.());
  const { total = 0, fit = null, synonyms: groups } = rows[0] ?? {};
  const services = rows.map((row) => {
    const shown = english ? inEnglish(row, english) : row;
    return Object.assign(shown, toTile(shown, reader, highlighting), withoutInternals);
  });
  return { services, total, fit, synonyms: groups };
}

/** Internal columns of a row. Undefined is not serialised, and is cheaper than copying the row without them. */
const withoutInternals = { anonymous: undefined, total: undefined, fit: undefined, synonyms: undefined };

/** Visitors get the URL only of services they may open. */
function toTile(
  row: TileRow,
  { userId }: HallReader,
  words: (Pick<SearchWords, 'units'> & { near: boolean }) | undefined,
) {
  const needsSignIn = userId === null && !row.anonymous;
  return {
    serviceUrl: needsSignIn ? '' : (toOpenableAddress(row.serviceUrl) ?? ''),
    nameMarks: words ? highlightsIn(row.serviceName, words) : [],
    summaryMarks: words ? highlightsIn(row.summary, words) : [],
    needsSignIn,
  };
}
