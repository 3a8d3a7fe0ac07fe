ALTER TABLE "bulk_upload" ADD COLUMN "sheets" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_upload" ADD COLUMN "sheet" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "figure_id" text;--> statement-breakpoint
ALTER TABLE "school_day" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;