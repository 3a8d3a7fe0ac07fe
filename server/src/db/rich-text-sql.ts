import { type Sql, sql } from './sql.ts';

const lines = (html: Sql) => sql`
  regexp_replace(regexp_replace(${html}, '(</p>\\s*)?</t[dh]>', ' ', 'g'), '<br\\s*/?>|</(p|li|tr|h[2-4])>', E'\\n', 'g')`;

/** Rich text as a cell of a workbook has it: a line for each paragraph and for each row of a table, no markup. */
export const toPlainTextSql = (html: Sql): Sql => sql`
  replace(replace(replace(replace(replace(
    trim(E' \\n' from regexp_replace(regexp_replace(${lines(html)}, '<[^>]*>', '', 'g'), '\\s*\\n\\s*', E'\\n', 'g')),
    '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&nbsp;', ' '), '&amp;', '&')`;

/** Each line of a text as a paragraph, with nothing in it taken for markup. Null without a line. */
export const toRichTextSql = (text: Sql): Sql => sql`(
  select string_agg('<p>' || replace(replace(replace(trim(line), '&', '&amp;'), '<', '&lt;'), '>', '&gt;') || '</p>', '' order by at)
  from unnest(regexp_split_to_array(${text}, E'\\n+')) with ordinality as lines(line, at) where trim(line) <> '')`;
