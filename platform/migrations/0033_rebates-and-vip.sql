CREATE TABLE "rebate_days" (
	"member_id" text NOT NULL,
	"game_type" text NOT NULL,
	"day" date NOT NULL,
	"valid_minor" bigint NOT NULL,
	"basis_points" integer NOT NULL,
	"rebated_minor" bigint NOT NULL,
	"paid_minor" bigint NOT NULL,
	CONSTRAINT "rebate_days_member_id_game_type_day_pk" PRIMARY KEY("member_id","game_type","day")
);
--> statement-breakpoint
CREATE TABLE "rebate_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"game_type" text NOT NULL,
	"mode" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"valid_minor" bigint NOT NULL,
	"amount_minor" bigint NOT NULL,
	"paid_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "valid_rounds" (
	"round_id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vip_months" (
	"month" text NOT NULL,
	"member_id" text NOT NULL,
	"valid_minor" bigint NOT NULL,
	CONSTRAINT "vip_months_month_member_id_pk" PRIMARY KEY("month","member_id")
);
--> statement-breakpoint
CREATE TABLE "vip_progress" (
	"member_id" text PRIMARY KEY NOT NULL,
	"valid_minor" bigint NOT NULL,
	"reached_rank" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "rebate_days_day" ON "rebate_days" USING btree ("day","game_type");--> statement-breakpoint
CREATE INDEX "rebate_payments_member" ON "rebate_payments" USING btree ("member_id","paid_at");--> statement-breakpoint
CREATE INDEX "vip_months_best" ON "vip_months" USING btree ("month","valid_minor");