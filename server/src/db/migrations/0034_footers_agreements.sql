-- The footer of the settings becomes a publication of its own, live as it was.
WITH given AS (
	SELECT t."id" AS "tenant_id", t."settings"->'footer' AS "footer", (
		SELECT coalesce(jsonb_agg(jsonb_build_object('title', c."column"->'title', 'links', (
			SELECT coalesce(jsonb_agg(l."link" || jsonb_build_object('target',
				CASE WHEN l."link"->>'url' ~* '^https?:' THEN 'blank' ELSE 'self' END) ORDER BY l."at"), '[]')
			FROM jsonb_array_elements(c."column"->'links') WITH ORDINALITY AS l("link", "at")
		)) ORDER BY c."at"), '[]')
		FROM jsonb_array_elements(t."settings"->'footer'->'columns') WITH ORDINALITY AS c("column", "at")
	) AS "columns"
	FROM "tenant" t WHERE jsonb_typeof(t."settings"->'footer'->'columns') = 'array'
), made AS (
	INSERT INTO "publication" ("tenant_id", "kind", "name", "sort", "published", "published_name")
	SELECT "tenant_id", 'footer', '学校页脚', 1, 1, '学校页脚' FROM given
	RETURNING "id", "tenant_id"
)
INSERT INTO "revision" ("tenant_id", "publication_id", "number", "content", "made_at", "published_at")
SELECT g."tenant_id", m."id", 1,
	jsonb_build_object('footerName', '学校页脚', 'showOn', '["visitors", "portal"]'::jsonb, 'qrCodes', '[]'::jsonb,
		'friendlyLinks', '[]'::jsonb, 'techSupport', '', 'copyFooter', '', 'address', '', 'phone', '', 'mail', '',
		'copyright', '', 'icp', '', 'policeRecord', '') || g."footer" || jsonb_build_object('columns', g."columns"),
	now(), now()
FROM given g JOIN made m ON m."tenant_id" = g."tenant_id";
--> statement-breakpoint
UPDATE "tenant" SET "settings" = "settings" - 'footer' WHERE "settings" ? 'footer';

--> statement-breakpoint
-- The agreement of the school's settings becomes a published one of its own.
with made as (
  insert into publication (tenant_id, kind, name, sort, published, published_name)
  select t.id, 'agreement', '用户协议与隐私说明', 1, 1, '用户协议与隐私说明'
  from tenant t where coalesce(t.settings ->> 'agreement', '') <> ''
  returning id, tenant_id
)
insert into revision (tenant_id, publication_id, number, content, published_at)
select m.tenant_id, m.id, 1, jsonb_build_object('title', '用户协议与隐私说明', 'html', t.settings ->> 'agreement',
  'isRequired', true, 'asksAgain', true), now()
from made m join tenant t on t.id = m.tenant_id;--> statement-breakpoint
update tenant set settings = settings - 'agreement' where settings ? 'agreement';
