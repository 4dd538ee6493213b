// The types of the API. Made by e2e/types/make.mjs; do not edit.
// SHA-256 of docs/openapi.json: be8645ed370c020544931ae1de7df774d77aa36ae319b611f1ecddde4280071c

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export type components = {
    schemas: {
        Adjustment: {
            at?: string;
            do: string;
            sheet?: string;
            value?: number;
            what?: string;
            who?: string;
            why?: string;
        };
        Adventure: {
            fight: number;
            fought: components["schemas"]["Fought"][];
            name: string;
            next?: components["schemas"]["Ahead"];
            of: number;
        };
        Advised: {
            fears?: string;
            greedy?: boolean;
            high: number;
            key: string;
            low: number;
            share: number;
            text: string;
        };
        Ahead: {
            continues: boolean;
            name?: string;
            party?: string[];
            problem?: string;
            rest?: string;
        };
        Aids: {
            /** @enum {string} */
            bar?: "" | "gm" | "all";
            hints?: boolean;
        };
        Analysis: {
            all?: number;
            course?: components["schemas"]["Chances"][];
            done?: number;
            fights?: number;
            seats?: components["schemas"]["SeatPlay"][];
            sides?: string[];
            /** @enum {string} */
            state: "none" | "running" | "done" | "failed";
            turning?: components["schemas"]["TurningPoint"][];
            why?: string;
        };
        Analyze: {
            stop?: boolean;
        };
        Answer: {
            as?: string;
            faces?: number[];
            key?: string;
            note?: string;
            pass?: boolean;
            question: string;
        };
        Area: {
            cells: string[];
        };
        Asked: {
            over?: boolean;
            question?: components["schemas"]["Question"];
            rev: string;
            waiting: components["schemas"]["Waiting"];
        };
        Bar: {
            sides: components["schemas"]["Share"][];
        };
        BetterChoice: {
            chance: number;
            gain: number;
            text: string;
        };
        BlockedChoice: {
            aim?: string;
            cell?: string;
            corner?: boolean;
            cost?: string;
            facts?: string[];
            free?: boolean;
            group?: string;
            idle?: boolean;
            key: string;
            label: string;
            more?: string;
            path?: string[];
            row?: string;
            rule?: string;
            rules: string[];
            target?: string;
            warnings?: string[];
            wide?: boolean;
        };
        Branch: {
            keep: number;
        };
        Card: {
            about?: string;
            effect?: string;
            id: string;
            kind: string;
            lines?: string[];
            name: string;
            price?: string;
            rule?: string;
        };
        CellView: {
            east?: string;
            glyph?: string;
            holds?: string[];
            kind?: string;
            links?: string[];
            name: string;
            south?: string;
        };
        Chances: {
            inputs: number;
            sides: number[] | null;
        };
        Change: {
            log?: components["schemas"]["LogChange"];
            rev: string;
            set: unknown;
            since?: string;
        };
        Choice: {
            aim?: string;
            cell?: string;
            corner?: boolean;
            cost?: string;
            free?: boolean;
            group?: string;
            idle?: boolean;
            key: string;
            label: string;
            more?: string;
            path?: string[];
            row?: string;
            rule?: string;
            target?: string;
            warnings?: string[];
            wide?: boolean;
        };
        Compared: {
            difference: number;
            high: number;
            low: number;
            real: boolean;
            sides: components["schemas"]["Share"][];
        };
        Create: {
            dice?: string;
            each?: string[];
            encounter: string;
            limit?: number;
            seats?: {
                [key: string]: string;
            };
            seed?: number;
        };
        Created: {
            links: components["schemas"]["Link"][] | null;
            table: string;
        };
        Creature: {
            group: string;
            id: string;
            name: string;
        };
        Decree: {
            at?: components["schemas"]["Field"];
            do: string;
            text: string;
            value?: components["schemas"]["Field"];
            what?: components["schemas"]["Field"];
            who?: components["schemas"]["Field"];
        };
        Decrees: {
            creatures: components["schemas"]["Creature"][];
            decrees: components["schemas"]["Decree"][];
            sides: string[];
        };
        Deeds: {
            attacks: number;
            dealt: number;
            down?: boolean;
            felled: number;
            full: number;
            healed: number;
            hits: number;
            id: string;
            left: number;
            luck: number;
            name: string;
            rolls: number;
            side: string;
            taken: number;
        };
        Encounter: {
            about?: string;
            crew: {
                [key: string]: number;
            };
            fights?: number;
            first?: boolean;
            level?: string;
            minutes?: number;
            name: string;
            own?: boolean;
            preview: string;
            ruleset: string;
            seats: string[] | null;
            sides: components["schemas"]["EncounterSide"][] | null;
            title: string;
            usual: {
                [key: string]: string;
            };
        };
        EncounterSide: {
            combatants: number;
            name: string;
            title: string;
        };
        End: {
            why?: string;
            winner?: string;
        };
        Field: {
            ask: string;
            high?: number;
            kind: string;
            low?: number;
            optional?: boolean;
            words?: string[];
        };
        Fought: {
            name: string;
            rounds: number;
            winner?: string;
        };
        Hint: {
            choices: components["schemas"]["Advised"][];
            fights: number;
            side: string;
        };
        Join: {
            at?: string;
            creature?: string;
            hidden?: boolean;
            id: string;
            like?: string;
            name?: string;
            seat?: string;
            side?: string;
            why?: string;
        };
        Limit: {
            seconds: number;
        };
        Line: {
            at: number;
            brief?: string;
            kind?: string;
            left?: number;
            path?: string[];
            roll?: components["schemas"]["Roll"];
            round?: number;
            rule?: string;
            target?: string;
            text: string;
            who?: string;
        };
        Link: {
            id: string;
            role: string;
            seat?: string;
            token?: string;
            unused?: boolean;
            url?: string;
        };
        LogChange: {
            from: number;
            lines: components["schemas"]["Line"][];
            reset?: boolean;
        };
        MapView: {
            cells: components["schemas"]["CellView"][];
            cols?: number;
            levels?: number;
            picture?: string;
            rows?: number;
            shape: string;
        };
        Meter: {
            health?: boolean;
            max?: number;
            name: string;
            quiet?: boolean;
            value: number;
        };
        Mod: {
            because?: string;
            by?: string;
            dice?: boolean;
            fate?: string;
            rule: string;
            title: string;
            value: number;
        };
        Moment: {
            at: number;
            left: number[];
        };
        NamedSide: {
            id: string;
            name: string;
        };
        NewLink: {
            role: string;
            seat?: string;
        };
        NewStir: {
            text: string;
        };
        Notes: {
            text: string;
        };
        Odds: {
            down?: number;
            exact: boolean;
            harm?: number;
            hit?: number;
            key: string;
            lines: string[];
            own?: number;
            struck?: number;
            trials?: number;
        };
        Packed: {
            aims?: components["schemas"]["PackedAim"][];
            cells?: string[];
            from?: number[];
            rows: components["schemas"]["PackedRow"][];
            warnings?: string[];
            ways?: string[];
        };
        PackedAim: {
            aim?: string;
            cell?: string;
            target?: string;
        };
        PackedRow: {
            adds?: boolean;
            aims?: number[];
            corner?: boolean;
            cost?: string;
            free?: boolean;
            gone?: string[];
            group?: string;
            idle?: boolean;
            key?: string;
            label?: string;
            more?: string;
            number?: number;
            places?: number[];
            row?: string;
            rule?: string;
            same?: boolean;
            tab?: string;
            title?: string;
            to?: number[];
            warnings?: {
                [key: string]: number[];
            };
            ways?: number[];
            wide?: boolean;
        };
        Pause: {
            paused: boolean;
        };
        Ping: {
            at: number;
            by: string;
            cell: string;
            id: string;
        };
        Place: {
            done?: boolean;
            id: string;
            out?: boolean;
            score: number;
        };
        Point: {
            cell: string;
        };
        Problem: {
            /** @enum {string} */
            code: "invalid" | "too_large" | "too_many" | "too_long" | "origin" | "no_route" | "method" | "no_link" | "revoked" | "deleted" | "not_found" | "forbidden" | "not_asked" | "stale" | "not_now" | "not_over" | "not_listed" | "bad_dice" | "bad_text" | "bad" | "record_full" | "damaged" | "full" | "busy" | "not_kept" | "closed" | "fault" | "internal";
            detail: string;
            status: number;
            title: string;
        };
        Proof: {
            commit?: string;
            fresh?: string[];
            older?: number;
            open?: boolean;
            practice?: boolean;
            seed?: string;
            stirs?: components["schemas"]["Stir"][];
        };
        Question: {
            actor?: string;
            choices?: components["schemas"]["Choice"][];
            deadline?: number;
            default?: string;
            held?: number;
            id: string;
            kind: string;
            mine: boolean;
            packed?: components["schemas"]["Packed"];
            pass?: boolean;
            prompt: string;
            rows?: components["schemas"]["Row"][];
            rule: string;
            sides?: number[];
            tab?: string;
            text?: boolean;
            who?: string;
        };
        Roll: {
            against?: components["schemas"]["Mod"][];
            faces?: number[];
            mods?: components["schemas"]["Mod"][];
            target?: number;
        };
        Row: {
            choices?: number;
            label: string;
            more?: string;
            number: number;
            tab?: string;
        };
        RuleText: {
            id: string;
            rule: string;
            ruling: string;
            title: string;
        };
        Said: {
            at: number;
            by: string;
            emote?: string;
            id: string;
            text: string;
        };
        Say: {
            /** @enum {string} */
            emote?: "cheer" | "thanks" | "laugh" | "ouch" | "sorry" | "think";
            text?: string;
        };
        Seat: {
            here: number;
            name: string;
            plays: string;
            side?: string;
            standing?: components["schemas"]["Standing"][];
            who?: string[];
        };
        SeatChange: {
            plays: string;
            seat: string;
        };
        SeatPlay: {
            decisions: number;
            gained: number;
            lost: number;
            luck: number;
            seat: string;
            usual: number;
        };
        Share: {
            high: number;
            low: number;
            share: number;
            side: string;
            title: string;
        };
        Simulate: {
            bots?: {
                [key: string]: string;
            };
            compare?: boolean;
            fights?: number;
            key?: string;
            seed?: number;
        };
        Simulation: {
            against?: components["schemas"]["Compared"];
            draws: number;
            fights: number;
            rounds: number;
            sides: components["schemas"]["Share"][];
        };
        Sitting: {
            created: string;
            damaged?: boolean;
            id: string;
            name: string;
            over?: boolean;
            ruleset: string;
        };
        Standing: {
            actor?: string;
            aimed?: boolean;
            ask?: boolean;
            below?: number;
            if?: components["schemas"]["StandingLimit"][];
            kind: string;
            part?: string;
            verb?: string;
        };
        StandingLimit: {
            is?: string;
            n: number;
            number: string;
        };
        Standings: {
            also?: boolean;
            ask?: string[];
            seat?: string;
            standing?: components["schemas"]["Standing"][];
        };
        State: {
            adventure?: components["schemas"]["Adventure"];
            aids?: components["schemas"]["Aids"];
            bar?: components["schemas"]["Bar"];
            branch?: string;
            chat?: components["schemas"]["Said"][];
            dice: string;
            fault?: string;
            inputs: number;
            limit?: number;
            log: components["schemas"]["Line"][] | null;
            log_from: number;
            name: string;
            notes?: string;
            paused?: boolean;
            pings?: components["schemas"]["Ping"][];
            proof?: components["schemas"]["Proof"];
            question?: components["schemas"]["Question"];
            rev: string;
            ruleset: string;
            same_map?: boolean;
            seats: components["schemas"]["Seat"][];
            summary?: components["schemas"]["Summary"];
            table: string;
            undo?: components["schemas"]["UndoVote"];
            view: components["schemas"]["View"];
            waiting: components["schemas"]["Waiting"];
            you: components["schemas"]["You"];
        };
        Stir: {
            seat: string;
            text: string;
        };
        Summary: {
            course?: components["schemas"]["Moment"][];
            encounter?: string;
            hash?: string;
            highlights?: string[];
            rounds: number;
            sides?: string[];
            turn?: components["schemas"]["Turn"];
            who: components["schemas"]["Deeds"][];
            winner?: string;
        };
        Tag: {
            icon?: string;
            name: string;
            quiet?: boolean;
            rule?: string;
            until?: string;
        };
        Token: {
            beside?: string[];
            cell: string;
            down?: boolean;
            hidden?: boolean;
            holds?: string[];
            icon?: string;
            id: string;
            memory?: boolean;
            meters?: components["schemas"]["Meter"][];
            mine?: boolean;
            name: string;
            picture?: string;
            sheet?: string[];
            side: string;
            size?: string;
            span?: number;
            tags?: components["schemas"]["Tag"][];
        };
        Track: {
            goal: number;
            name: string;
            rule?: string;
            text?: string;
            value: number;
            verb?: string;
            who?: string;
        };
        Turn: {
            at: number;
            lost: number;
            text: string;
        };
        TurningPoint: {
            better?: components["schemas"]["BetterChoice"];
            choice?: number;
            inputs: number;
            luck?: number;
            round: number;
            side?: string;
            swing: number;
            text?: string;
            who?: string;
        };
        Undo: {
            keep: number;
            vote?: string;
        };
        UndoVote: {
            by: string;
            keep: number;
            of: string[];
            what: string;
            yes: string[];
        };
        View: {
            banners?: string[];
            encounter: string;
            map: components["schemas"]["MapView"];
            order: components["schemas"]["Place"][] | null;
            over?: boolean;
            round: number;
            ruleset: string;
            sides?: components["schemas"]["NamedSide"][];
            tokens: components["schemas"]["Token"][];
            tracks?: components["schemas"]["Track"][];
            turn?: string;
            winner?: string;
        };
        Waiting: {
            prompt?: string;
            seats?: string[];
            who?: string;
        };
        You: {
            role: string;
            seat?: string;
            who?: string[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
};
export type Adjustment = components['schemas']['Adjustment'];
export type Adventure = components['schemas']['Adventure'];
export type Advised = components['schemas']['Advised'];
export type Ahead = components['schemas']['Ahead'];
export type Aids = components['schemas']['Aids'];
export type Analysis = components['schemas']['Analysis'];
export type Analyze = components['schemas']['Analyze'];
export type Answer = components['schemas']['Answer'];
export type Area = components['schemas']['Area'];
export type Asked = components['schemas']['Asked'];
export type Bar = components['schemas']['Bar'];
export type BetterChoice = components['schemas']['BetterChoice'];
export type BlockedChoice = components['schemas']['BlockedChoice'];
export type Branch = components['schemas']['Branch'];
export type Card = components['schemas']['Card'];
export type CellView = components['schemas']['CellView'];
export type Chances = components['schemas']['Chances'];
export type Change = components['schemas']['Change'];
export type Choice = components['schemas']['Choice'];
export type Compared = components['schemas']['Compared'];
export type Create = components['schemas']['Create'];
export type Created = components['schemas']['Created'];
export type Creature = components['schemas']['Creature'];
export type Decree = components['schemas']['Decree'];
export type Decrees = components['schemas']['Decrees'];
export type Deeds = components['schemas']['Deeds'];
export type Encounter = components['schemas']['Encounter'];
export type EncounterSide = components['schemas']['EncounterSide'];
export type End = components['schemas']['End'];
export type Field = components['schemas']['Field'];
export type Fought = components['schemas']['Fought'];
export type Hint = components['schemas']['Hint'];
export type Join = components['schemas']['Join'];
export type Limit = components['schemas']['Limit'];
export type Line = components['schemas']['Line'];
export type Link = components['schemas']['Link'];
export type LogChange = components['schemas']['LogChange'];
export type MapView = components['schemas']['MapView'];
export type Meter = components['schemas']['Meter'];
export type Mod = components['schemas']['Mod'];
export type Moment = components['schemas']['Moment'];
export type NamedSide = components['schemas']['NamedSide'];
export type NewLink = components['schemas']['NewLink'];
export type NewStir = components['schemas']['NewStir'];
export type Notes = components['schemas']['Notes'];
export type Odds = components['schemas']['Odds'];
export type Packed = components['schemas']['Packed'];
export type PackedAim = components['schemas']['PackedAim'];
export type PackedRow = components['schemas']['PackedRow'];
export type Pause = components['schemas']['Pause'];
export type Ping = components['schemas']['Ping'];
export type Place = components['schemas']['Place'];
export type Point = components['schemas']['Point'];
export type Problem = components['schemas']['Problem'];
export type Proof = components['schemas']['Proof'];
export type Question = components['schemas']['Question'];
export type Roll = components['schemas']['Roll'];
export type Row = components['schemas']['Row'];
export type RuleText = components['schemas']['RuleText'];
export type Said = components['schemas']['Said'];
export type Say = components['schemas']['Say'];
export type Seat = components['schemas']['Seat'];
export type SeatChange = components['schemas']['SeatChange'];
export type SeatPlay = components['schemas']['SeatPlay'];
export type Share = components['schemas']['Share'];
export type Simulate = components['schemas']['Simulate'];
export type Simulation = components['schemas']['Simulation'];
export type Sitting = components['schemas']['Sitting'];
export type Standing = components['schemas']['Standing'];
export type StandingLimit = components['schemas']['StandingLimit'];
export type Standings = components['schemas']['Standings'];
export type State = components['schemas']['State'];
export type Stir = components['schemas']['Stir'];
export type Summary = components['schemas']['Summary'];
export type Tag = components['schemas']['Tag'];
export type Token = components['schemas']['Token'];
export type Track = components['schemas']['Track'];
export type Turn = components['schemas']['Turn'];
export type TurningPoint = components['schemas']['TurningPoint'];
export type Undo = components['schemas']['Undo'];
export type UndoVote = components['schemas']['UndoVote'];
export type View = components['schemas']['View'];
export type Waiting = components['schemas']['Waiting'];
export type You = components['schemas']['You'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
