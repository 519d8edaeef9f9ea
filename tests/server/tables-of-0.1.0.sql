-- last-will /#/table/d-hsWA-igVWrpF-0/6a4o2uznZrzrcU-bk-aBQw
-- a guess at last-will /#/table/RfF_gk1yJucQKc7y/Vg2Aig4jHR_N_JbMSBXswQ
-- prodigals-club /#/table/Plgb2IEioJqMQfej/yBAElWcxao_iWOg5o37kbg
-- prodigals-last-will /#/table/Sque7tvwwpC-7M_t/kkJufbPanW2ZIae8wegJeg
-- maccreedys-mansion /#/table/fZDh618dfteD96ij/C_wklzNqKQ2kehFBSb4DlA
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('a2');
CREATE TABLE chat (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	text TEXT NOT NULL, 
	made_at FLOAT NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_chat_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE keys (
	hash BLOB NOT NULL, 
	table_id TEXT NOT NULL, 
	seats JSON NOT NULL, 
	owner BOOLEAN NOT NULL, renewed_at FLOAT, 
	CONSTRAINT pk_keys PRIMARY KEY (hash), 
	CONSTRAINT fk_keys_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "keys" VALUES(X'8EC322CC7FE09A25306A8D647C1D4A3FC8790E6947877C472E44B24F71066E40','d-hsWA-igVWrpF-0','[0]',1,NULL);
INSERT INTO "keys" VALUES(X'6E6072278EB195334F88E05DA714E72004CF40D3C6A560E33E3BF64A11971367','d-hsWA-igVWrpF-0','[]',0,NULL);
INSERT INTO "keys" VALUES(X'A1B4F8ACE5D5A065E7F491BF03F3697E8FCD90C88073D7637E78BC2A2B76C2DD','5MtRdhIqMANSmF9S','[0]',1,NULL);
INSERT INTO "keys" VALUES(X'216B3D07500F3412AE9C920EA29E69E20E2DBFE40B96C9017C1362C661A2B8E5','5MtRdhIqMANSmF9S','[]',0,NULL);
INSERT INTO "keys" VALUES(X'ECE8F2CE5B952284534E44856B0E994607709FD716C8D5A3162029A4F33302C5','RfF_gk1yJucQKc7y','[0]',1,NULL);
INSERT INTO "keys" VALUES(X'855D82919BB1B413783C3524EEDF43717366BAA55B6472E3727EB35544BBB237','RfF_gk1yJucQKc7y','[]',0,NULL);
INSERT INTO "keys" VALUES(X'B2D7F417E580D8CD20ABF1FC713C4B8B301ACA9270EFB50E672220C78ABFC98B','Plgb2IEioJqMQfej','[0]',1,NULL);
INSERT INTO "keys" VALUES(X'6FFC8F9046ACB956C242EF65DB236B69DC09F05B3EFFDE94C02E3BDA9622C17A','Plgb2IEioJqMQfej','[]',0,NULL);
INSERT INTO "keys" VALUES(X'45F469786AEC72CAF5B271014399EA082EDC199F88F7A8D447611DF36BF48D1C','Sque7tvwwpC-7M_t','[0]',1,NULL);
INSERT INTO "keys" VALUES(X'061070EB83C9CB61DE6E52646842C6214544E7A7B6579551D95D645BE5734F1C','Sque7tvwwpC-7M_t','[]',0,NULL);
INSERT INTO "keys" VALUES(X'49AB47A93859E380EF4DA47682FE03A36D753BF7AD00C81BD2117237E1F4858C','fZDh618dfteD96ij','[0]',1,NULL);
INSERT INTO "keys" VALUES(X'06FC2C27462AF68C1172F1A9281B2C3AD60742916F7CB8FBC9873D9D3B11574A','fZDh618dfteD96ij','[]',0,NULL);
CREATE TABLE log (
	table_id TEXT NOT NULL, 
	ply INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	who INTEGER NOT NULL, 
	question TEXT NOT NULL, 
	option INTEGER NOT NULL, 
	word TEXT NOT NULL, 
	digest TEXT NOT NULL, 
	made_at FLOAT NOT NULL, 
	CONSTRAINT pk_log PRIMARY KEY (table_id, ply), 
	CONSTRAINT fk_log_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "log" VALUES('d-hsWA-igVWrpF-0',1,'choice',0,'will.KeepFirstCards',80,'gardener','02b09eb0',1.79484460976247715956e+09);
INSERT INTO "log" VALUES('d-hsWA-igVWrpF-0',2,'choice',0,'will.KeepFirstCards',76,'estate_agent','6fdf56ea',1.79484460979015398021e+09);
INSERT INTO "log" VALUES('d-hsWA-igVWrpF-0',3,'choice',1,'will.KeepFirstCards',98,'hired_carriage.2','f8c3fcdc',1.79484461143454670909e+09);
INSERT INTO "log" VALUES('d-hsWA-igVWrpF-0',4,'choice',1,'will.KeepFirstCards',108,'wine_cellar','b413ab3b',1.7948446114540016651e+09);
INSERT INTO "log" VALUES('d-hsWA-igVWrpF-0',5,'choice',1,'will.BlockPlan',0,'plan.1','fe0154d2',1.79484461147785758971e+09);
INSERT INTO "log" VALUES('d-hsWA-igVWrpF-0',6,'choice',0,'will.BlockPlan',6,'plan.7','135ba7cb',1794844611.52589);
INSERT INTO "log" VALUES('d-hsWA-igVWrpF-0',7,'choice',0,'will.TakePlan',5,'plan.6','a1ba1cf1',1.79484461154984545707e+09);
INSERT INTO "log" VALUES('d-hsWA-igVWrpF-0',8,'choice',0,'will.ChooseDeck',3,'companions','b64c558a',1.79484461158992147445e+09);
INSERT INTO "log" VALUES('5MtRdhIqMANSmF9S',1,'choice',0,'will.KeepFirstCards',110,'dog_show','a1aa4c9a',1.79484461169400167463e+09);
INSERT INTO "log" VALUES('5MtRdhIqMANSmF9S',2,'choice',0,'will.KeepFirstCards',96,'club_membership.2','aac3a496',1.79484461169696426392e+09);
INSERT INTO "log" VALUES('5MtRdhIqMANSmF9S',3,'choice',1,'will.KeepFirstCards',108,'wine_cellar','9ad78b87',1.79484461170313954348e+09);
INSERT INTO "log" VALUES('5MtRdhIqMANSmF9S',4,'choice',1,'will.KeepFirstCards',73,'school_chum.1','a412f48b',1.79484461171533966061e+09);
INSERT INTO "log" VALUES('5MtRdhIqMANSmF9S',5,'choice',0,'will.BlockPlan',6,'plan.7','03a4dafc',1.79484461173492693903e+09);
INSERT INTO "log" VALUES('5MtRdhIqMANSmF9S',6,'choice',1,'will.BlockPlan',2,'plan.3','4a38c682',1.79484461174704241753e+09);
INSERT INTO "log" VALUES('5MtRdhIqMANSmF9S',7,'choice',1,'will.TakePlan',4,'plan.5','c1434241',1.79484461176000547407e+09);
INSERT INTO "log" VALUES('5MtRdhIqMANSmF9S',8,'choice',1,'will.ChooseDeck',2,'properties','9e709a6a',1.79484461177170181271e+09);
INSERT INTO "log" VALUES('5MtRdhIqMANSmF9S',9,'choice',0,'will.TakePlan',5,'plan.6','565ffbcd',1.79484461178311133387e+09);
INSERT INTO "log" VALUES('5MtRdhIqMANSmF9S',10,'choice',0,'will.ChooseDeck',3,'companions','f19be256',1.79484461179201698309e+09);
INSERT INTO "log" VALUES('RfF_gk1yJucQKc7y',1,'choice',0,'will.ChooseDeck',3,'companions','178d5151',1.79484461184087705607e+09);
INSERT INTO "log" VALUES('Plgb2IEioJqMQfej',1,'choice',1,'club.SendErrandBoy',12,'S-stairs','be1077ba',1.79484461383198142048e+09);
INSERT INTO "log" VALUES('Plgb2IEioJqMQfej',2,'choice',1,'society.Move:down',1,'lady.1.down','3cb93135',1.79484461385447025298e+09);
INSERT INTO "log" VALUES('Plgb2IEioJqMQfej',3,'choice',1,'society.Move:side',17,'gentleman.1.right','425b16ab',1.79484461387490749364e+09);
INSERT INTO "log" VALUES('Plgb2IEioJqMQfej',4,'choice',0,'club.SendErrandBoy',15,'S-take-1','3c07f82d',1.79484461390409731867e+09);
INSERT INTO "log" VALUES('Plgb2IEioJqMQfej',5,'choice',0,'club.TakeSet',6,'S3','ecd2745e',1.79484461392622756956e+09);
INSERT INTO "log" VALUES('Plgb2IEioJqMQfej',6,'choice',1,'club.SendErrandBoy',16,'S-take-2','7b31559e',1.7948446139679186344e+09);
INSERT INTO "log" VALUES('Plgb2IEioJqMQfej',7,'choice',1,'club.TakeSet',4,'S1','a16c01a2',1.79484461398983836171e+09);
INSERT INTO "log" VALUES('Plgb2IEioJqMQfej',8,'choice',0,'club.SendErrandBoy',14,'S-beatrice','5b531d84',1.79484461400243663787e+09);
INSERT INTO "log" VALUES('Plgb2IEioJqMQfej',9,'choice',1,'club.SendErrandBoy',8,'E-take-1','7f248a30',1.79484461404580736155e+09);
INSERT INTO "log" VALUES('Plgb2IEioJqMQfej',10,'choice',1,'club.TakeSet',3,'E4','0b82e2e2',1.79484461407399249069e+09);
INSERT INTO "log" VALUES('Plgb2IEioJqMQfej',11,'choice',1,'election.PlaceTile',3,'1E','cb3de9ee',1.79484461409778594965e+09);
INSERT INTO "log" VALUES('Plgb2IEioJqMQfej',12,'choice',1,'election.TurnTile',1,'turn.1','657de541',1.79484461412471127516e+09);
INSERT INTO "log" VALUES('Plgb2IEioJqMQfej',13,'choice',0,'club.SendErrandBoy',13,'S-ballroom','f5be6e27',1.79484461414449667925e+09);
INSERT INTO "log" VALUES('Plgb2IEioJqMQfej',14,'choice',0,'society.Move:diag',0,'none','b2341f44',1.79484461416220879553e+09);
INSERT INTO "log" VALUES('Sque7tvwwpC-7M_t',1,'choice',0,'will.KeepFirstCards',107,'houseboat','968000a9',1.79484461432924056059e+09);
INSERT INTO "log" VALUES('Sque7tvwwpC-7M_t',2,'choice',0,'will.KeepFirstCards',94,'reservation_for_one','a9023cc6',1.79484461434880471228e+09);
INSERT INTO "log" VALUES('Sque7tvwwpC-7M_t',3,'choice',1,'will.KeepFirstCards',15,'town_house_sooty.1','2255634c',1.79484461449457168577e+09);
INSERT INTO "log" VALUES('Sque7tvwwpC-7M_t',4,'choice',1,'will.KeepFirstCards',89,'investment_adviser','4a865c44',1.79484461454187154772e+09);
INSERT INTO "log" VALUES('Sque7tvwwpC-7M_t',5,'choice',0,'will.BlockPlan',6,'plan.7','d8b09169',1.79484461456271862981e+09);
INSERT INTO "log" VALUES('Sque7tvwwpC-7M_t',6,'choice',1,'will.BlockPlan',4,'plan.5','74122a4a',1.79484461460081171991e+09);
INSERT INTO "log" VALUES('Sque7tvwwpC-7M_t',7,'choice',1,'will.TakePlan',1,'plan.2','af958bef',1794844614.64045);
INSERT INTO "log" VALUES('Sque7tvwwpC-7M_t',8,'choice',1,'will.ChooseDeck',2,'properties','e527875c',1.79484461467810153963e+09);
INSERT INTO "log" VALUES('Sque7tvwwpC-7M_t',9,'choice',1,'will.ChooseDeck',2,'properties','e917a455',1.79484461472225284572e+09);
INSERT INTO "log" VALUES('Sque7tvwwpC-7M_t',10,'choice',0,'will.TakePlan',5,'plan.6','dd2607e7',1.79484461477805137636e+09);
INSERT INTO "log" VALUES('Sque7tvwwpC-7M_t',11,'choice',0,'will.ChooseDeck',3,'companions','ae6dc7ae',1.7948446148461253643e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',1,'choice',1,'mansion.HireOrPass',3,'electrician','f64829b7',1.79484461619682693486e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',2,'choice',0,'mansion.HireOrPass',255,'rest','863f49b2',1.79484461620778012278e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',3,'choice',1,'mansion.HireOrPass',2,'mason','8f9ab8e5',1.79484461623489570617e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',4,'choice',1,'mansion.HireOrPass',1,'carpenter','9f617421',1.79484461625821924211e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',5,'choice',1,'mansion.HireOrPass',1,'carpenter','3e1cad34',1.79484461628261804584e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',6,'choice',1,'mansion.HireOrPass',11,'stone','0e44eace',1.79484461631354379651e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',7,'choice',1,'mansion.TakeUnits',1,'1','5b6c4ac7',1.79484461633834910393e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',8,'choice',1,'mansion.HireOrPass',12,'lumber','efa2262e',1.79484461637811517718e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',9,'choice',1,'mansion.TakeUnits',4,'4','1e6a434c',1.79484461640653538707e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',10,'choice',1,'mansion.HireOrPass',13,'wiring','59cecd54',1.79484461644945192341e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',11,'choice',1,'mansion.TakeUnits',2,'2','30e9a713',1.79484461648220515253e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',12,'choice',1,'mansion.HireOrPass',255,'rest','95c316f4',1.79484461650803899758e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',13,'choice',1,'mansion.PlaceWorker',5,'observatory.electrician.3','df9735ca',1.79484461654078555114e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',14,'choice',1,'mansion.PlaceWorker',7,'observatory.mason.5','82bec171',1.79484461657873845107e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',15,'choice',1,'mansion.PlaceWorker',3,'observatory.carpenter.1','b81f96c6',1.79484461660622668269e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',16,'choice',1,'mansion.PlaceWorker',0,'garret.carpenter.1','cc0209f8',1.79484461663422131534e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',17,'choice',1,'mansion.AddMarker',4,'observatory.carpenter.2','f641cd51',1.79484461665003871915e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',18,'choice',1,'mansion.AddMarker',6,'observatory.electrician.4','22617313',1.7948446166704890728e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',19,'choice',1,'mansion.AddMarker',255,'done','8efd2b26',1.79484461669039964673e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',20,'choice',1,'mansion.ChooseInvestment',3,'invest','f3c84d7b',1.79484461672674155234e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',21,'choice',1,'mansion.InvestThousands',8,'8000','5b8785c2',1.79484461674613285063e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',22,'choice',1,'mansion.InvestHundreds',0,'0','ab3e93d9',1.79484461676832222944e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',23,'choice',0,'mansion.ChooseInvestment',0,'none','bda4040b',1.79484461679433131221e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',24,'choice',1,'mansion.BidOrPass',255,'rest','99213bcf',1.79484461683053374289e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',25,'choice',0,'mansion.BidOrPass',50,'5000','1b3c09f9',1.79484461684761857983e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',26,'choice',1,'mansion.BidOrPass',255,'rest','0424e7c0',1.79484461687377953526e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',27,'choice',0,'mansion.HireOrPass',255,'rest','1b99ea28',1.7948446168981943131e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',28,'choice',1,'mansion.HireOrPass',3,'electrician','81fa73f3',1.7948446169180569649e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',29,'choice',1,'mansion.HireOrPass',2,'mason','68474cfc',1.79484461698106408122e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',30,'choice',1,'mansion.HireOrPass',1,'carpenter','95907a26',1.79484461701119637488e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',31,'choice',1,'mansion.HireOrPass',1,'carpenter','5634b623',1.79484461702576613426e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',32,'choice',1,'mansion.HireOrPass',11,'stone','6b46afae',1.79484461704604649542e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',33,'choice',1,'mansion.TakeUnits',2,'2','aff00350',1.79484461706877923017e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',34,'choice',1,'mansion.HireOrPass',12,'lumber','b5b282b6',1.79484461709275555608e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',35,'choice',1,'mansion.TakeUnits',2,'2','1b2b3579',1.79484461716000676155e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',36,'choice',1,'mansion.HireOrPass',13,'wiring','d15693f8',1.79484461718847274785e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',37,'choice',1,'mansion.TakeUnits',2,'2','c6ba51b8',1.79484461721205019947e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',38,'choice',1,'mansion.HireOrPass',12,'lumber','18d139ea',1.79484461724188089368e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',39,'choice',1,'mansion.TakeUnits',1,'1','90beec73',1.79484461726620364184e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',40,'choice',1,'mansion.HireOrPass',255,'rest','3c27f1b5',1.79484461729480314256e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',41,'choice',1,'mansion.PlaceWorker',30,'gallery.electrician.5','6ec53137',1.79484461732251262666e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',42,'choice',1,'mansion.PlaceWorker',28,'gallery.mason.3','e4329303',1.79484461734661269191e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',43,'choice',1,'mansion.PlaceWorker',26,'gallery.carpenter.1','cdfcbfa7',1.79484461737206768992e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',44,'choice',1,'mansion.PlaceWorker',22,'nursery.carpenter.1','ba729a4b',1.79484461739117240903e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',45,'choice',1,'mansion.AddMarker',27,'gallery.carpenter.2','33fe09d3',1.7948446174101090431e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',46,'choice',1,'mansion.AddMarker',29,'gallery.mason.4','88f32eb9',1.79484461743819546705e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',47,'choice',1,'mansion.AddMarker',31,'gallery.electrician.6','355f8e8d',1.79484461745476150517e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',48,'choice',1,'mansion.AddMarker',255,'done','ac76a5db',1.79484461748232293131e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',49,'choice',1,'mansion.PayFirst',255,'cheapest','5c1b9efa',1.79484461750264191626e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',50,'choice',1,'mansion.PayFirst',255,'cheapest','e76f6e81',1.79484461752971553808e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',51,'choice',0,'mansion.ChooseInvestment',0,'none','57c44858',1.79484461755687332157e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',52,'choice',1,'mansion.PayDebt',254,'all','8e57431d',1.79484461758356404303e+09);
INSERT INTO "log" VALUES('fZDh618dfteD96ij',53,'choice',1,'mansion.Reopen',1,'yes','76b50b4c',1.794844617602492094e+09);
CREATE TABLE seats (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	bot TEXT, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('d-hsWA-igVWrpF-0',0,'Ada','person',NULL);
INSERT INTO "seats" VALUES('d-hsWA-igVWrpF-0',1,'Augusta','bot','greedy');
INSERT INTO "seats" VALUES('5MtRdhIqMANSmF9S',0,'Ada','person',NULL);
INSERT INTO "seats" VALUES('5MtRdhIqMANSmF9S',1,'Augusta','bot','greedy');
INSERT INTO "seats" VALUES('RfF_gk1yJucQKc7y',0,'Ada','person',NULL);
INSERT INTO "seats" VALUES('RfF_gk1yJucQKc7y',1,'Augusta','bot','greedy');
INSERT INTO "seats" VALUES('Plgb2IEioJqMQfej',0,'Ada','person',NULL);
INSERT INTO "seats" VALUES('Plgb2IEioJqMQfej',1,'Augusta','bot','greedy');
INSERT INTO "seats" VALUES('Sque7tvwwpC-7M_t',0,'Ada','person',NULL);
INSERT INTO "seats" VALUES('Sque7tvwwpC-7M_t',1,'Augusta','bot','greedy');
INSERT INTO "seats" VALUES('fZDh618dfteD96ij',0,'Ada','person',NULL);
INSERT INTO "seats" VALUES('fZDh618dfteD96ij',1,'Augusta','bot','greedy');
CREATE TABLE tables (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	rules INTEGER NOT NULL, 
	players INTEGER NOT NULL, 
	seed TEXT NOT NULL, 
	options JSON NOT NULL, 
	commitment TEXT NOT NULL, 
	archive BOOLEAN NOT NULL, 
	start JSON, 
	made_at FLOAT NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('d-hsWA-igVWrpF-0','last-will',1,2,'old','{"will": "standard", "plan_order": false, "starter": null, "pack": null}','',0,'null',1.79484460957418847084e+09);
INSERT INTO "tables" VALUES('5MtRdhIqMANSmF9S','last-will',1,2,'7245c29c1688f9b9f17b3a1caa2dd3e4','{"will": "standard", "plan_order": false, "starter": null, "pack": null}','f10952102009546e89eab7319440d67106c85e8b0e638c1f062056bec246631f',0,'null',1.79484461165071940416e+09);
INSERT INTO "tables" VALUES('RfF_gk1yJucQKc7y','last-will',1,2,'','{"will": "standard", "plan_order": false, "starter": null, "pack": null}','',0,'{"agenda": [["will.EndOfRound", -1, 0], ["will.Actions", -1, 0], ["will.Errands", -1, 0], ["will.SetOrder", -1, 0], ["will.DrawCards", 0, 0]], "asked": ["will.ChooseDeck", 0, 2], "parts": [{"round": 1, "starter": 0, "order": [], "market": [3, -2, -3, 1], "offering": [56, 94, 23, 28, 26, 132, 133], "figures": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "piles": [[], [339, 599], [259, 260, 265, 522, 530, 513], [], []], "extensions": 12, "blocked": [6, 2], "plan_order": [], "last_round": false, "playing": 0, "due": 0, "brought": [], "wanted": [0, 0, 0, 1], "more": 0, "trading": 0, "price": 0, "arranging": [], "seats": [{"cash": 70, "actions": 0, "plan": 5, "extensions": 0, "bankrupt": false, "properties": 0, "hand": [96, 110], "kept": [], "seen": [], "board": []}, {"cash": 70, "actions": 0, "plan": 4, "extensions": 0, "bankrupt": false, "properties": 0, "hand": [13, 85, 91], "kept": [], "seen": [], "board": []}], "decks": [[58, 57, 71, 45, 66, 72, 55, 67, 69, 62, 51, 60, 59, 63, 49, 64, 42, 70, 68, 54, 61, 44, 65, 52, 46, 43, 48, 47, 50, 53], [95, 109, 93, 86, 73, 77, 106, 76, 89, 98, 111, 82, 81, 75, 88, 74, 104, 102, 105, 80, 79, 101, 108, 90, 100, 78, 84, 92, 97, 103, 99, 107], [7, 22, 19, 17, 24, 14, 8, 6, 16, 21, 11, 5, 20, 12, 15, 2], [121, 130, 123, 116, 125, 128, 115, 120, 112, 114, 124, 122, 118, 126, 131, 117, 129, 127, 119, 113], [25, 27, 29, 32, 31, 35, 33, 30, 34, 36, 40, 41, 39, 38, 37]]}], "reveals": 19, "rng": [3806273736, 571600340, 2772001392, 2506782123]}',1.79484461180909872059e+09);
INSERT INTO "tables" VALUES('Plgb2IEioJqMQfej','prodigals-club',1,2,'old','{"competitions": ["election", "society"], "pack": null}','',0,'null',1.79484461297399425509e+09);
INSERT INTO "tables" VALUES('Sque7tvwwpC-7M_t','prodigals-last-will',1,2,'old','{"competitions": ["election", "society"], "starter": null, "pack": null, "will_pack": null}','',0,'null',1.79484461426988196374e+09);
INSERT INTO "tables" VALUES('fZDh618dfteD96ij','maccreedys-mansion',1,2,'old','{"difficulty": "suggested", "covered": [], "pay_on_purchase": false, "max_rounds": null, "hauntings": null, "share": "this-round", "solvency": "net", "starter": null, "pack": null}','',0,'null',1.79484461546625065808e+09);
CREATE INDEX ix_keys_table_id ON keys (table_id);
COMMIT;
