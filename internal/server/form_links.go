package server

import (
	"net/http"

	"fray/api"
	"fray/internal/web"
)

// linksForm makes a new link and shows it, only this once.
func (s *Server) linksForm(w http.ResponseWriter, r *http.Request, p session) *problem {
	in, refused := formOf[api.NewLink](r)
	if refused != nil {
		return refused
	}
	l, err := p.Reissue(r.Context(), p.viewer, in.Role, in.Seat)
	if err != nil {
		return s.problemOf(r.Context(), err)
	}
	page := web.Links{Table: p.ID(), Links: []api.Link{addressed(r.Context(), l)}, Back: "/t/" + p.token}
	if l.Role == api.RoleGM { // the new link replaces the one of this page
		page.Back = "/t/" + l.Token
	}
	s.named(r.Context(), p.token, &page)
	s.show(w, r, http.StatusOK, page)
	return nil
}

// qrCode draws the QR code of a link for the page that shows the new link. Drawing it does not count as using the link,
// because that page may be the only session that has it.
func (s *Server) qrCode(w http.ResponseWriter, r *http.Request) {
	if err := s.c.Registry.Leads(r.Context(), tokenOf(r)); err != nil {
		s.failLink(w, r, s.tokenProblem(r.Context(), err))
		return
	}
	code, err := web.QR(callOf(r.Context()).base + "/t/" + tokenOf(r))
	if err != nil {
		s.fail(w, r, s.problemOf(r.Context(), err))
		return
	}
	w.Header().Set("Content-Type", "image/svg+xml")
	_, _ = w.Write(code) //nolint:gosec // our own drawing of a QR code; if the write fails, the client has gone
}

func (s *Server) branchForm(w http.ResponseWriter, r *http.Request, p session) *problem {
	in, refused := formOf[api.Branch](r)
	if refused != nil {
		return refused
	}
	l, err := p.Branch(r.Context(), p.viewer, in.Keep)
	if err != nil {
		return s.problemOf(r.Context(), err)
	}
	http.Redirect(w, r, "/t/"+l.Token, http.StatusSeeOther)
	return nil
}

func (s *Server) dropForm(w http.ResponseWriter, r *http.Request, p session) *problem {
	if err := p.Drop(r.Context(), p.viewer); err != nil {
		return s.problemOf(r.Context(), err)
	}
	http.Redirect(w, r, "/?said=dropped", http.StatusSeeOther)
	return nil
}

// deleteForm deletes the table if the confirmation box is ticked.
func (s *Server) deleteForm(w http.ResponseWriter, r *http.Request, p session) *problem {
	in, refused := formOf[struct {
		Sure bool `json:"sure"`
	}](r)
	if refused != nil {
		return refused
	}
	if !in.Sure {
		return refuse(api.CodeInvalid, "nothing is deleted yet: tick the box to confirm, then try again")
	}
	if err := p.Delete(r.Context(), p.viewer); err != nil {
		return s.problemOf(r.Context(), err)
	}
	http.Redirect(w, r, "/?said=deleted", http.StatusSeeOther)
	return nil
}
