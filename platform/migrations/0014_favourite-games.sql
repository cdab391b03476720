CREATE TABLE "favourite_games" (
	"member_id" text NOT NULL,
	"node_id" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourite_games_member_id_node_id_pk" PRIMARY KEY("member_id","node_id")
);
