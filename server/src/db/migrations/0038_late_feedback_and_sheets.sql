CREATE TABLE "bulk_sheet" (
	"tenant_id" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"header_line" integer NOT NULL,
	"heads" text[] NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bulk_sheet_tenant_id_list_name_pk" PRIMARY KEY("tenant_id","list","name")
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "late_reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "api_call" ADD COLUMN "more" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What other systems had finished for whoever began it stood in no list.
update "todo" t set "category" = 'DONE'
where t."category" = 'STARTED' and t."status" = 'DONE' and t."source_app" <> 'case' and not exists (
  select from "todo" d where d."tenant_id" = t."tenant_id" and d."source_app" = t."source_app"
    and d."source_id" = t."source_id" and d."assignee_id" = t."assignee_id" and d."category" = 'DONE');--> statement-breakpoint
-- What was muted by level (NORMAL:sms) is muted for every type (todo:NORMAL:sms); who muted what is important has nothing
-- below urgent. Urgent notices always arrive. What the portal writes by itself knows the browser alone.
update "notice_preference" p set "muted" = array(
  select distinct t.type || ':' || l.level || ':' || split_part(m, ':', 2)
  from unnest(p."muted") m, unnest(array['account', 'case', 'todo', 'system', 'bulk', 'feedback']) t(type),
    unnest(array['NORMAL', 'IMPORTANT']) l(level)
  where split_part(m, ':', 1) in ('NORMAL', 'IMPORTANT')
    and (l.level = split_part(m, ':', 1) or l.level = 'NORMAL')
    and (t.type not in ('case', 'bulk', 'feedback') or split_part(m, ':', 2) = 'browser'))
where exists (select from unnest(p."muted") m where split_part(m, ':', 3) = '');
